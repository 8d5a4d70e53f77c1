import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"

/**
 * Campaigns that led to orders, stored only as one of the fixed pages and channels that the shop defines (rule
 * consent.campaigns).
 */
export default Effect.gen(function* () {
  const sql = yield* SqlClient
  yield* sql`
    create table order_campaign (
      order_id text primary key references customer_order (id) on delete cascade,
      page text not null check (page in
        ('startseite', 'pelletspreise', 'ortseiten', 'pelletspreise-pricelist', 'customer-page')),
      channel text not null check (channel in
        ('newsletter', 'suchmaschine', 'anzeige', 'soziale-medien', 'partner', 'andere'))
    )`
})
