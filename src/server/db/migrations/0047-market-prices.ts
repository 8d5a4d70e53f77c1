import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"

/** Daily prices of oil and exchange rates (rule price.market). */
export default Effect.gen(function* () {
  const sql = yield* SqlClient
  yield* sql`
    create table market_price (
      factor_id smallint not null check (factor_id between 1 and 5),
      day date not null,
      value numeric(12, 4) not null check (value > 0),
      primary key (factor_id, day)
    )`
})
