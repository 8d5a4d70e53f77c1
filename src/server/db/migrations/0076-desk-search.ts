import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"

/**
 * Data for the global search of the desk (rule desk.one-search): people are found by the same words as orders
 * (migration 0037), and orders by the end of their number. The same function creates the words of accounts, of
 * addresses and of an order's address, so that a name or telephone number is found in the same way everywhere.
 */
export default Effect.gen(function* () {
  const sql = yield* SqlClient
  // the function's body is parsed when the function is created, because indexes are built without a search path
  yield* sql`
    create function address_words(address jsonb) returns text[] language sql immutable parallel safe cost 1000
    return order_words('', '', jsonb_build_object('deliveryAddress', address))`
  yield* sql`
    create function account_words(first_name text, last_name text, email text, phone text) returns text[]
    language sql immutable parallel safe cost 1000
    return order_words('', email, jsonb_build_object('deliveryAddress',
      jsonb_build_object('firstName', first_name, 'lastName', last_name, 'phone', phone)))`
  yield* sql`
    create index account_words on account
    using gin (array_to_tsvector(account_words(first_name, last_name, email, phone)))`
  yield* sql`create index account_address_words on account_address using gin (array_to_tsvector(address_words(contents)))`
  // for searches by the last digits of an order number: an index can find the end of a number, but not its middle
  yield* sql`
    create index customer_order_number_end on customer_order
    (reverse(replace(order_number, '-', '')) text_pattern_ops)`
})
