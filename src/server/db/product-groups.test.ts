import { assert, layer } from "@effect/vitest"
import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { TestDatabase } from "./testing.ts"

/** Returns the name and text of every definition in the database that contains SQL. */
const definitions = Effect.gen(function* () {
  const sql = yield* SqlClient
  return yield* sql<{ readonly name: string; readonly text: string }>`
    select conname as name, pg_get_constraintdef(c.oid) as text from pg_constraint c
      where contype = 'c' and connamespace = 'public'::regnamespace
    union all select viewname, definition from pg_views where schemaname = 'public'
    union all select proname, prosrc from pg_proc where pronamespace = 'public'::regnamespace
    union all select indexname, indexdef from pg_indexes where schemaname = 'public'
    union all select attrelid::regclass || '.' || attname, pg_get_expr(adbin, adrelid)
      from pg_attrdef d join pg_attribute a on (a.attrelid, a.attnum) = (d.adrelid, d.adnum)`
})

/** A number compared with a group or product: `product_group_id = 4`, `between 0 and 10`, `any (array[1, 2, 5])`. */
const numbered =
  /product_(?:group_)?id\)?(?:::\w+)?\s*(?:[=<>!]+|in|between|any)[\s(]*(?:any|array)?[\s([]*'?[1-9]/iu

layer(TestDatabase.layer)("the database", (it) => {
  it.effect(
    "names no product group and no product, so that a new one needs no migration (decision 048)",
    () =>
      Effect.gen(function* () {
        const found = yield* definitions
        assert.isAbove(found.length, 50)
        assert.deepStrictEqual(
          found.filter(({ text }) => numbered.test(text)).map(({ name }) => name),
          []
        )
      })
  )
})
