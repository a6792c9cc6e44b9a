/* methods.h - what the files of fields and methods share. */
#ifndef JAC_LUA_METHODS_H
#define JAC_LUA_METHODS_H

#include "internal.h"

/* The cause at `arg`: a known one; raises else. */
uint16_t jac_lua_cause_arg(lua_State *L, int arg);
/* The same for a reason of points. Left out: the module's name. */
uint16_t jac_lua_reason_arg(lua_State *L, int arg);
/* The tile of a place, or JAC_NONE. */
int32_t jac_lua_place_tile(const jac_lua *lua, int32_t place);
/* Pushes a list of the handles [-0, +1, m]. */
void jac_lua_give_list(lua_State *L, int kind, const int32_t *index, size_t count);

/* loops.c: the picks' iterators */
int jac_lua_each(lua_State *L);
int jac_lua_first(lua_State *L);
int jac_lua_count(lua_State *L);
int jac_lua_send_home(lua_State *L);
int jac_lua_in_pick(lua_State *L);
int jac_lua_in_line(lua_State *L);
int jac_lua_next_member(lua_State *L);
/* values.c: pushes a value of a type, the two arguments; for jac_lua_push_value. */
int jac_lua_giver(lua_State *L);

/* methods_turn.c: methods of the game about the board, tiles and the batch */
int jac_lua_tile_at(lua_State *L);
int jac_lua_cell(lua_State *L);
int jac_lua_slot(lua_State *L);
int jac_lua_marks(lua_State *L);
int jac_lua_may_stand(lua_State *L);
int jac_lua_lay_aside(lua_State *L);
int jac_lua_lay_tile(lua_State *L);
int jac_lua_give_tile(lua_State *L);
int jac_lua_turn_to(lua_State *L);
int jac_lua_bag_take(lua_State *L);
int jac_lua_keep_tile(lua_State *L);
int jac_lua_put_away(lua_State *L);
int jac_lua_back_to_bag(lua_State *L);
int jac_lua_join(lua_State *L);
int jac_lua_unjoin(lua_State *L);
int jac_lua_batch_add(lua_State *L);
int jac_lua_batch_drop(lua_State *L);

#endif
