---@meta jacquerie
-- For editors with lua-language-server: what a module sees. Made from the engine's own tables by
-- `jacquerie api --meta`; a test compares the two.

---What a place is.
---@alias jac.At "supply"|"segment"|"tile"|"corner"|"slot"|"beside"|"held"|"prison"|"box"

---Why a feature is scored.
---@alias jac.Occasion "completed"|"final"|"early"|"triggered"

---Where a part's tile came from.
---@alias jac.Source "bag"|"hand"|"other"

---With whom a round begins.
---@alias jac.From "active"|"left"

---Where tiles are that are neither in the bag nor on the board.
---@alias jac.Zone "aside"|"hand"|"deck"|"discard"|"out"

---Who may see it.
---@alias jac.Viewer "all"|"owner"|"nobody"

---scored, action, forced, swap, setup, alone; or of declares.causes.
---@alias jac.Cause string

---A kind of figure: "meeple", or a declared one.
---@alias jac.Kind string

---The id of a tile type: "BA/RCr".
---@alias jac.Type string

---A tile's marks by name: marks.bonus.
---@alias jac.Marks table<string, any>

---The game being run: the first argument of every handler, query, step and take.
---@class jac.Game
---@field turn jac.Turn What is known of this turn.
---@field players jac.Player[] All players in seating order; read-only.
---@field active jac.Player Whose turn it is.
---@field over boolean Has the game ended?
---@field tiles_left integer Tiles that can still be drawn.
local Game = {}

---Iterates over a pick's members; which they are is decided when the loop begins. (since 1.0)
---@param pick string
---@param player? jac.Player
---@param ... any
---@return fun(): any
function Game:each(pick, player, ...) end

---The first member of a pick, or nil. (since 1.0)
---@param pick string
---@param player? jac.Player
---@param ... any
---@return any?
function Game:first(pick, player, ...) end

---How many members a pick has. (since 1.0)
---@param pick string
---@param player? jac.Player
---@param ... any
---@return integer
function Game:count(pick, player, ...) end

---Sends all figures of a pick to their owners' supplies; returns how many went. The player is the pick's, and who does it the one who acts now. (since 1.0)
---@param pick string
---@param cause jac.Cause
---@param player? jac.Player
---@param ... any
---@return integer
function Game:send_home(pick, cause, player, ...) end

---Does this one belong to the pick? (since 1.0)
---@param pick string
---@param subject any
---@param player? jac.Player
---@param ... any
---@return boolean
function Game:in_pick(pick, subject, player, ...) end

---Asks a player; the prompt waits on the agenda. Its arguments are as declared. (since 1.0)
---@param prompt string
---@param player jac.Player
---@param ... any
function Game:ask(prompt, player, ...) end

---Asks every player in turn, from the active one or the one to the left. (since 1.0)
---@param prompt string
---@param from jac.From
---@param ... any
function Game:ask_round(prompt, from, ...) end

---Puts one of the module's steps on the agenda, with up to four handles, integers, booleans or known words. (since 1.0)
---@param step string
---@param ... any
function Game:push(step, ...) end

---Puts one of the module's chances on the agenda; its `resolved` gets the outcome, then these. (since 1.0)
---@param chance string
---@param ... any
function Game:chance(chance, ...) end

---Runs another module's verb at once, as its owner's code; nothing happens when that module is off. It stands in requires or uses. (since 1.0)
---@param verb string
---@param ... any
---@return any
function Game:tell(verb, ...) end

---Asks a query: the answer so far (it may be left out: true, 0), then its arguments. (since 1.0)
---@param query string
---@param ... any
---@return any
function Game:query(query, ...) end

---Raises an event that the module declares. (since 1.0)
---@param event string
---@param ... any
function Game:raise(event, ...) end

---Adds 1, or n, to one of the module's counters (`stats`). (since 1.0)
---@param stat string
---@param n? integer
function Game:tally(stat, n) end

---Asks for another part of this turn after this one. (since 1.0)
function Game:part_again() end

---The tile that lies there. (since 1.0)
---@param x integer
---@param y integer
---@return jac.Tile?
function Game:tile_at(x, y) end

---A square of the board. (since 1.0)
---@param x integer
---@param y integer
---@return jac.Cell
function Game:cell(x, y) end

---The n-th slot of one of the module's areas. (since 1.0)
---@param area string
---@param n integer
---@return jac.Place
function Game:slot(area, n) end

---The marks of a tile type. (since 1.0)
---@param type jac.Type
---@return jac.Marks
function Game:marks(type) end

---May a figure of the kind stand there, by all rules in force? (since 1.0)
---@param kind jac.Kind
---@param place jac.Place
---@param player? jac.Player
---@return boolean
function Game:may_stand(kind, place, player) end

---Puts n tiles with the mark aside, unseen, each by chance. (since 1.0)
---@param mark string
---@param n integer
function Game:lay_aside(mark, n) end

---Lays a tile without asking; it must fit. (since 1.0)
---@param type jac.Type
---@param cell jac.Cell
---@param rotation? integer
---@param player? jac.Player
---@return jac.Tile
function Game:lay_tile(type, cell, rotation, player) end

---At source or last_tiles: the active player has this tile instead of drawing one; with a cell it is placed there at once. (since 1.0)
---@param type jac.Type
---@param cell? jac.Cell
---@param rotation? integer
function Game:give_tile(type, cell, rotation) end

---At last_tiles: a further turn begins, this player's; a tile given in it is played. (since 1.0)
---@param player jac.Player
function Game:turn_to(player) end

---Takes one such tile out of the bag, if it has one. (since 1.0)
---@param type jac.Type
---@return boolean
function Game:take_from_bag(type) end

---Adds a tile to a zone: aside, hand, deck, discard or out. (since 1.0)
---@param type jac.Type
---@param zone jac.Zone
---@param owner? jac.Player
---@param viewer? jac.Viewer
function Game:keep_tile(type, zone, owner, viewer) end

---At drawn: the tile in hand goes to a zone, for all to see, and another is drawn. (since 1.0)
---@param zone jac.Zone
function Game:put_away(zone) end

---Puts the tiles of a zone, or those with the mark, back into the bag; how many. (since 1.0)
---@param zone jac.Zone
---@param mark? string
---@return integer
function Game:back_to_bag(zone, mark) end

---Joins two segments of one kind beyond their edges. (since 1.0)
---@param a jac.Segment
---@param b jac.Segment
function Game:join(a, b) end

---Undoes a join. (since 1.0)
---@param a jac.Segment
---@param b jac.Segment
function Game:unjoin(a, b) end

---Adds a feature to the batch being collected; outside scoring starts one ("triggered"). The reason is that of its points: one of the module's; left out, "scored". (since 1.0)
---@param feature jac.Feature
---@param occasion? jac.Occasion
---@param reason? jac.Cause
function Game:batch_add(feature, occasion, reason) end

---Takes a feature out of the batch. (since 1.0)
---@param feature jac.Feature
function Game:batch_drop(feature) end

---What is known of this turn; most of it is cleared when a part begins.
---@class jac.Turn
---@field number integer 1 for the first turn.
---@field player jac.Player The active player.
---@field part integer 1, or 2 in the second part of a double turn.
---@field source jac.Source Where the tile came from.
---@field type string? The tile type in hand or just placed.
---@field tile jac.Tile? The tile just placed.
---@field marks jac.Marks? The marks of that type, in hand or placed.
---@field action string? The action taken in this part: "put" or "module.offer"; nil after a pass.
---@field placed integer Meeples put on the new tile in this part.
---@field moved integer Figures moved on the board in this part.
local Turn = {}

---One of the players. Two handles of one player are equal.
---@class jac.Player
---@field index integer 1 for the first in seating order.
---@field name string "Red", as the INI calls this player.
---@field points integer The player's points now.
---@field left jac.Player The next player in turn.
local Player = {}

---How many unused figures of a kind ("meeple" unless named) the player has. (since 1.0)
---@param kind? jac.Kind
---@return integer
function Player:supply(kind) end

---Adds points, negative ones too; raises points_scored. The reason is one of the module's causes or reasons; left out, it is the module's name. (since 1.0)
---@param points integer
---@param reason? jac.Cause
---@param feature? jac.Feature
---@param occasion? jac.Occasion
function Player:score(points, reason, feature, occasion) end

---A wooden piece: each has its handle, wherever it is. `by` is who does it: left out, the player asked, else the active player.
---@class jac.Figure
---@field owner jac.Player? nil: a neutral figure.
---@field kind string "meeple", or a kind that a module declares.
---@field meeple boolean Does it count as a meeple?
---@field at jac.At Where it is: on a segment, in the supply...
---@field place jac.Place Where it is, as a place.
---@field segment jac.Segment? The segment it stands on, or was held from.
---@field tile jac.Tile? The tile it stands on.
---@field feature jac.Feature? The feature it stands in.
local Figure = {}

---To its owner's supply. (since 1.0)
---@param cause jac.Cause
---@param by? jac.Player
function Figure:go_home(cause, by) end

---To a place: a segment, tile, figure (beside it) or place. (since 1.0)
---@param to jac.Place
---@param cause jac.Cause
---@param by? jac.Player
function Figure:move(to, cause, by) end

---Sets it aside for a moment; it keeps its segment and is still on the board. (since 1.0)
---@param cause jac.Cause
---@param by? jac.Player
function Figure:hold(cause, by) end

---To a player's prison. (since 1.0)
---@param player jac.Player
---@param cause jac.Cause
---@param by? jac.Player
function Figure:imprison(player, cause, by) end

---Exchanges two figures on the board at once. (since 1.0)
---@param other jac.Figure
---@param cause jac.Cause
---@param by? jac.Player
function Figure:swap(other, cause, by) end

---Out of the game. (since 1.0)
---@param cause jac.Cause
---@param by? jac.Player
function Figure:to_box(cause, by) end

---A tile that lies on the board.
---@class jac.Tile
---@field type string The id of its tile type, "BA/RCr".
---@field x integer Grows to the east.
---@field y integer Grows to the south.
---@field cell jac.Cell Where it lies.
---@field rotation integer Degrees clockwise: 0, 90, 180 or 270.
---@field player jac.Player? Who placed it; nil: nobody.
---@field marks jac.Marks Its marks by name: true for a flag, an integer or a word; nil when it hasn't it.
---@field segments jac.Segment[] A new list of its segments.
local Tile = {}

---By name: "city" is "city 1". (since 1.0)
---@param name string
---@return jac.Segment?
function Tile:segment(name) end

---The corner "NE", "SE", "SW" or "NW". (since 1.0)
---@param name string
---@return jac.Place
function Tile:corner(name) end

---Iterates over it and the tiles in line with it, to the north, east, south and west, up to n cells away. (since 1.0)
---@param n integer
---@return fun(): tile
function Tile:in_line(n) end

---One piece of a feature on one tile.
---@class jac.Segment
---@field kind string city, road, field, monastery or a declared kind.
---@field class string What the kind counts as: a shrine's class is monastery.
---@field tile jac.Tile The tile that it is on.
---@field feature jac.Feature What it belongs to now.
---@field place jac.Place The place on it, for figures.
---@field name string Its name within its tile, "city 1".
---@field arms integer Its coats of arms.
---@field touches jac.Segment[] A new list: of a field the cities that it borders on the tile, of a city the fields.
---@field beyond jac.Tile[] A new list of the tiles over the sides that it touches.
local Segment = {}

---A new list of the segments of the tile that a relation links with it. (since 1.0)
---@param relation string
---@return jac.Segment[]
function Segment:linked(relation) end

---All the segments that are connected. A handle follows its segment when features merge; two handles of one feature are equal.
---@class jac.Feature
---@field kind string city, road, field, monastery or a declared kind.
---@field class string What the kind counts as.
---@field tiles integer Its tiles, each once; of a monastery itself and its neighbours.
---@field open integer Open edges; of a monastery the empty cells around it.
---@field closed boolean No open edge is left.
---@field arms integer Coats of arms.
---@field cities integer Of a field: the completed cities that it touches, each once; of anything else 0.
---@field meeples integer How many meeples stand in it.
---@field figures jac.Figure[] A new list of all figures that stand in it.
---@field segments jac.Segment[] A new list of its segments.
local Feature = {}

---What it is worth now, nothing awarded; "triggered" unless an occasion is named. (since 1.0)
---@param occasion? jac.Occasion
---@return integer
function Feature:value(occasion) end

---Who would win it now; read-only. (since 1.0)
---@param occasion? jac.Occasion
---@return jac.Player[]
function Feature:winners(occasion) end

---Changes the kind of all its segments: a city becomes a castle. (since 1.0)
---@param kind string
function Feature:set_kind(kind) end

---Where a figure is, was or may go.
---@class jac.Place
---@field at jac.At What it is: segment, tile, corner, slot, supply...
---@field segment jac.Segment? At a segment, or held from it; at a corner: what lies there.
---@field feature jac.Feature? What that segment belongs to now.
---@field tile jac.Tile? The tile of the segment, corner or tile.
---@field area string? At a slot: its area.
---@field figure jac.Figure? Beside a figure: that figure.
---@field player jac.Player? In a prison: whose.
local Place = {}

---A square of the board, with a tile or without.
---@class jac.Cell
---@field x integer Grows to the east.
---@field y integer Grows to the south.
---@field tile jac.Tile? The tile that lies there.
local Cell = {}

---A function with conditions: { when = {...}, ruling = "ID", function }; or, without one,
---the prompt that the active player is asked: { when = {...}, ask = "protect" },
---or at a station the step that is pushed: { when = {...}, push = "check" }.
---@class jac.Handler
---@field when? table Filters by the payload; some = "PICK": only while that own pick, asked for the active player, has a member.
---@field ruling? string Only while this ruling is on.
---@field cite? string A rule's id.
---@field ask? string An own prompt, in place of a function.
---@field push? string An own step, in place of a function, at a station.
---@field [1]? function

---Handlers of stations and events; those of other modules as ["module.event"].
---@class jac.On
---@field [string] any
---@field setup? fun(game: jac.Game)|jac.Handler|jac.Handler[] Before the first turn: tiles are set aside, then the start tile is laid.
---@field start? fun(game: jac.Game)|jac.Handler|jac.Handler[] A turn begins.
---@field source? fun(game: jac.Game)|jac.Handler|jac.Handler[] A part begins: another source than the bag may give the tile.
---@field draw? fun(game: jac.Game)|jac.Handler|jac.Handler[] A tile is about to be drawn from the bag.
---@field drawn? fun(game: jac.Game)|jac.Handler|jac.Handler[] The tile has been drawn and is in hand; game.turn.type is its type.
---@field fit? fun(game: jac.Game)|jac.Handler|jac.Handler[] The tile in hand is tried: without a placement it is discarded and draw follows.
---@field place? fun(game: jac.Game)|jac.Handler|jac.Handler[] The active player places the tile.
---@field placed? fun(game: jac.Game)|jac.Handler|jac.Handler[] The tile lies on the board.
---@field action? fun(game: jac.Game)|jac.Handler|jac.Handler[] Phase 2: the active player's one action.
---@field second? fun(game: jac.Game)|jac.Handler|jac.Handler[] A further choice after the action, where a module offers one.
---@field moved? fun(game: jac.Game)|jac.Handler|jac.Handler[] What moves after the action: ferries, flocks, the dragon.
---@field confirm? fun(game: jac.Game)|jac.Handler|jac.Handler[] With [game] confirm = on: the active player confirms before scoring.
---@field scoring? fun(game: jac.Game)|jac.Handler|jac.Handler[] Completed features are collected and scored.
---@field scored? fun(game: jac.Game)|jac.Handler|jac.Handler[] All features of this part have been scored.
---@field extra? fun(game: jac.Game)|jac.Handler|jac.Handler[] Phase 4: additional actions.
---@field part_end? fun(game: jac.Game)|jac.Handler|jac.Handler[] The part ends; a module may ask for another.
---@field turn_end? fun(game: jac.Game)|jac.Handler|jac.Handler[] The turn ends.
---@field last_tiles? fun(game: jac.Game)|jac.Handler|jac.Handler[] The bag is empty: tiles still in hands may be placed.
---@field before_final? fun(game: jac.Game)|jac.Handler|jac.Handler[] Before final scoring.
---@field final? fun(game: jac.Game)|jac.Handler|jac.Handler[] Final scoring.
---@field ended? fun(game: jac.Game)|jac.Handler|jac.Handler[] The game is over.
---@field tile_drawn? fun(game: jac.Game, type: jac.Type, player: jac.Player)|jac.Handler|jac.Handler[] A tile came from the bag into the active player's hand.
---@field tile_placed? fun(game: jac.Game, tile: jac.Tile, player: jac.Player)|jac.Handler|jac.Handler[] A tile was placed on the board (start tiles: nobody).
---@field tile_discarded? fun(game: jac.Game, type: jac.Type, player: jac.Player)|jac.Handler|jac.Handler[] The tile in hand fits nowhere and left the game.
---@field figure_placed? fun(game: jac.Game, figure: jac.Figure, from: jac.Place, to: jac.Place, by: jac.Player, cause: jac.Cause)|jac.Handler|jac.Handler[] A figure came from off the board onto it.
---@field figure_moved? fun(game: jac.Game, figure: jac.Figure, from: jac.Place, to: jac.Place, by: jac.Player, cause: jac.Cause)|jac.Handler|jac.Handler[] A figure went from one place on the board to another.
---@field figure_left? fun(game: jac.Game, figure: jac.Figure, from: jac.Place, to: jac.Place, by: jac.Player, cause: jac.Cause)|jac.Handler|jac.Handler[] A figure left the board: for its supply, a prison or the box.
---@field meeple_placed? fun(game: jac.Game, figure: jac.Figure, from: jac.Place, to: jac.Place, by: jac.Player, cause: jac.Cause)|jac.Handler|jac.Handler[] figure_placed, for meeples only.
---@field meeple_moved? fun(game: jac.Game, figure: jac.Figure, from: jac.Place, to: jac.Place, by: jac.Player, cause: jac.Cause)|jac.Handler|jac.Handler[] figure_moved, for meeples only.
---@field meeple_left? fun(game: jac.Game, figure: jac.Figure, from: jac.Place, to: jac.Place, by: jac.Player, cause: jac.Cause)|jac.Handler|jac.Handler[] figure_left, for meeples only.
---@field feature_completed? fun(game: jac.Game, feature: jac.Feature)|jac.Handler|jac.Handler[] A feature that scores when closed has no open edge left, occupied or not.
---@field batch_ready? fun(game: jac.Game, count: integer)|jac.Handler|jac.Handler[] The batch is collected; nothing is counted yet.
---@field batch_awarded? fun(game: jac.Game, count: integer)|jac.Handler|jac.Handler[] All features of the batch were awarded; their figures still stand.
---@field feature_scored? fun(game: jac.Game, feature: jac.Feature, points: integer, winners: jac.Player[], occasion: jac.Occasion)|jac.Handler|jac.Handler[] A feature's points were awarded; nobody won an unoccupied one.
---@field points_scored? fun(game: jac.Game, player: jac.Player, points: integer, feature: jac.Feature, occasion: jac.Occasion, reason: string)|jac.Handler|jac.Handler[] A player's points changed; feature is nil when no feature gave them.

---Answers to questions; the answer so far comes first. Return nothing to keep it.
---@class jac.Queries
---@field [string] any
---@field may_place? fun(game: jac.Game, answer: boolean, type: jac.Type, cell: jac.Cell, rotation: integer): boolean?|jac.Handler|jac.Handler[] May the tile lie there? Asked of placements that fit.
---@field may_stand? fun(game: jac.Game, answer: boolean, kind: jac.Kind, place: jac.Place, player: jac.Player): boolean?|jac.Handler|jac.Handler[] May a figure of this kind stand at this place?
---@field may_follow? fun(game: jac.Game, answer: boolean, offer: string, action: string, player: jac.Player): boolean?|jac.Handler|jac.Handler[] At second: may this offer follow that action?
---@field takes_part? fun(game: jac.Game, answer: boolean, figure: jac.Figure, feature: jac.Feature, occasion: jac.Occasion): boolean?|jac.Handler|jac.Handler[] Does the figure count when the feature is scored?
---@field strength? fun(game: jac.Game, answer: integer, figure: jac.Figure, feature: jac.Feature): integer?|jac.Handler|jac.Handler[] The figure's weight in the majority.
---@field tie_break? fun(game: jac.Game, players: jac.Player[], feature: jac.Feature): jac.Player[]?|jac.Handler|jac.Handler[] Who of the tied players wins the feature?
---@field feature_points? fun(game: jac.Game, points: integer, feature: jac.Feature, occasion: jac.Occasion): integer?|jac.Handler|jac.Handler[] What the feature is worth.
---@field player_points? fun(game: jac.Game, points: integer, player: jac.Player, feature: jac.Feature, occasion: jac.Occasion): integer?|jac.Handler|jac.Handler[] What one winner gets of it.
---@field release_to? fun(game: jac.Game, answer: string, figure: jac.Figure, feature: jac.Feature): string?|jac.Handler|jac.Handler[] Where a scored figure goes: supply, held or stay.

---@class jac.Module
---@field api 1 The version of this interface.
---@field name string As in the INI: letters, digits, _; of a ruling file "A+B".
---@field title? string For people.
---@field version? string "1.0.0".
---@field author? string Who wrote it.
---@field license? string How it may be used.
---@field requires? string[] Modules that must be on; loaded before.
---@field after? string[] Modules to be loaded before, when on.
---@field conflicts? string[] Modules that must be off.
---@field uses? string[] Modules whose hooks and verbs it may name, when on.
---@field between? string[] Of a ruling file: the two modules that it is about.
---@field tiles? string Its tile file.
---@field own_tiles? string A tile file of tiles that are never drawn: they come with its rules.
---@field options? table<string, jac.Option> What the INI may set.
---@field rulings? table<string, jac.Ruling> Decisions that the INI may switch, by id.
---@field declares? jac.Declares What others may name.
---@field figures? table<string, jac.FigureKind> Kinds of figures.
---@field areas? table<string, any> Areas and how many slots each has.
---@field state? table<string, any> Cells that live in the game.
---@field pick? table<string, jac.Pick> Named sets of figures, segments...
---@field offers? table<string, table<string, jac.Offer>> Choices, by station, own prompt or any_own (which joins what is asked anyway).
---@field prompts? table<string, jac.Prompt> Questions to a player.
---@field steps? table<string, function> Work that waits on the agenda.
---@field chances? table<string, jac.Chance> What luck decides.
---@field verbs? table<string, function> What other modules may tell this one.
---@field on? jac.On Handlers of stations and events.
---@field queries? jac.Queries Answers to questions.
---@field stats? table<string, string> Counters, each with what it counts; game:tally counts, `sim` measures.
---@field invariants? table<string, function> What must hold after every choice.
---@field order? table<string, any> The order of modules at a station.

---@class jac.Option
---@field type string boolean, integer, enum or string.
---@field default any Its value when the INI is silent.
---@field values? string[] Of an enum.
---@field min? integer Of an integer.
---@field max? integer Of an integer.
---@field help? string One line.

---@class jac.Ruling
---@field text string The decision, in own words.
---@field kind? string rule, official, community, derived, edition or open.
---@field source? string Where it comes from.
---@field default? boolean On unless false.

---@class jac.Declares
---@field causes? string[] Why figures move.
---@field reasons? string[] Why points change.
---@field words? string[] Words said at run time: arguments of steps and queries.
---@field events? table<string, any> { args = { "figure" }, doc = "..." }
---@field queries? table<string, any> { args = { "figure" }, answer = "boolean", doc = "..." }
---@field edges? table<string, any> Kinds of edges.
---@field kinds? table<string, any> Kinds of segments.
---@field relations? string[] Relations between segments of a tile.

---@class jac.FigureKind
---@field count any A player, or { game = n } neutral ones.
---@field meeple? any Does it count as a meeple?
---@field strength? any Its weight in a majority.
---@field stands_on? any The classes it may stand on.
---@field occupies? any Does it need and take a free feature?
---@field needs? any "own meeple in feature": else it goes home.
---@field cite? string A rule's id.
---@field ruling? string Only while this ruling is on.

---@class jac.Pick
---@field figures? string own, others, neutral or any.
---@field kinds? string supply: kinds of which the player has a piece left.
---@field segments? string new, old (lying there before the new tile) or any.
---@field features? string new or any.
---@field tiles? string new, old or any.
---@field players? string own, others or any.
---@field cells? string enclosed: empty, with a tile over each side.
---@field corners? string new: those of the tile just placed at which four tiles meet in one feature; each is named as the north-west corner of the tile to its south-east.
---@field at? any Where figures are; on the board and not held unless given.
---@field on? any Classes that it is on.
---@field not_on? any Classes that it is not on.
---@field asks? string An own query that must answer true for it; asked when it is answered.
---@field kind? any Its kind.
---@field class? any Its class.
---@field meeple? any Is it a meeple?
---@field free? any Is no meeple in the feature?
---@field closed? any Is no edge open?
---@field mark? any A mark of its tile.
---@field area? any The area of its slot.
---@field where? any Own cells by value.
---@field owner? any active, other or neutral.
---@field cite? string A rule's id.
---@field ruling? string Only while this ruling is on.

---@class jac.Offer
---@field text string What people read: "take {figure} back".
---@field when? table Only then is it offered.
---@field each? any A pick, or up to three: one choice for each member.
---@field args? string[] With `list`: the types of a choice's arguments.
---@field list? fun(game: jac.Game, player: jac.Player, add: function, ...) Calls add with the arguments of each choice.
---@field can? fun(game: jac.Game, player: jac.Player, ...): boolean Asked once, before listing.
---@field take fun(game: jac.Game, player: jac.Player, ...)|jac.Effects Does it: a function, or data, which costs no call.
---@field costs? string action, free or extra.
---@field cite? string A rule's id.
---@field ruling? string Only while this ruling is on.

---@class jac.Effects
---@field tally? string An own counter that grows by one.
---@field score? integer Points for the player asked; may be negative.
---@field reason? string Of these points: one of declares.reasons.
---@field set? table<string, any> Own cells and their values: the game's, the player's asked, or of what the choice is about.
---@field home? string The choice's figure goes home: for which of declares.causes.

---@class jac.Prompt
---@field text? string What people read.
---@field args? string[] Types of up to two arguments: "figure", "from:place".
---@field must? boolean No pass.
---@field cite? string A rule's id.

---@class jac.Chance
---@field outcomes integer[] What may come out.
---@field weights? integer[] How often; alike unless given.
---@field viewer? string all, owner or nobody.
---@field resolved? fun(game: jac.Game, outcome: integer, ...) Is told what came out.
---@field cite? string A rule's id.

---@class jac.Cells
---@field game fun(initial: any, with?: table): any One value. with: range, length, reset, secret, merge.
---@field per_player fun(initial: any, with?: table): any One a player.
---@field per_figure fun(initial: any, with?: table): any One a figure.
---@field per_tile fun(initial: any, with?: table): any One a tile.
---@field per_segment fun(initial: any, with?: table): any One a segment; with merge (sum, max, or) a feature has the aggregate.

---The module's own options as the INI sets them, with the game's edition, number of players and whether it confirms; read-only.
---@type table<string, any>
opt = {}

---Is this ruling on? (since 1.0)
---@param id string
---@return boolean
function ruled(id) end

---The module's declared cells: state.x, state.x[figure], state.x[player][2].
---@type table<string, any>
state = {}

---Declares cells: cell.per_figure(false, { reset = "supply" }).
---@type jac.Cells
cell = {}

---In a pick: the n-th further argument of game:each and the like. (since 1.0)
---@param n integer
---@return any
function arg(n) end

---1 to m, or m to n, from the module's own stream in the game; not in queries and lists. (since 1.0)
---@param m integer
---@param n? integer
---@return integer
function math.random(m, n) end

---Plain text only; one that could be a pattern needs true as the fourth argument. (since 1.0)
---@param s string
---@param text string
---@param init? integer
---@param plain? boolean
---@return integer?, integer?
function string.find(s, text, init, plain) end
