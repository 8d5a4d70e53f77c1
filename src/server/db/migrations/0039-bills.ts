import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"

/**
 * Bills with their numbers, each unique per issuer (§ 14 (4) no. 4 UStG), and the last number of each issuer. A trigger
 * on the order log adds the row (decision 038).
 */
export default Effect.gen(function* () {
  const sql = yield* SqlClient
  yield* sql`
    create table bill (
      order_id text primary key references customer_order on delete cascade,
      -- a dealer; 0 is the operator, if the money is owed to the operator
      issuer_id integer not null,
      number text not null,
      issued_on date not null,
      -- the dealer's, as it was on that day
      imprint text not null
    )`
  yield* sql`create unique index bill_number on bill (issuer_id, lower(number))`
  yield* sql`
    create table bill_series (
      issuer_id integer not null,
      year smallint not null,
      -- the number that was given last
      last integer not null,
      primary key (issuer_id, year)
    )`
  yield* sql`
    create function note_bill(of_order text, on_day date, with_number text) returns void language sql as $$
      insert into bill (order_id, issuer_id, number, issued_on, imprint)
      select o.id, case when (o.receipt -> 'payment' ->> 'isInteraidPayment')::boolean then 0 else o.dealer_id end,
        with_number, on_day, d.imprint
      from customer_order o join dealer d on d.id = o.dealer_id where o.id = of_order
      -- numbers of before there was a series may have been given twice
      on conflict do nothing
    $$`
  yield* sql`
    create function bill_written() returns trigger language plpgsql as $$
    begin
      perform note_bill(new.order_id, (new.data ->> 'today')::date, new.data ->> 'invoiceNumber');
      return new;
    end
    $$`
  yield* sql`
    create trigger bill_written after insert on order_event for each row
    when (new.event = 'order.invoice') execute function bill_written()`
  yield* sql`
    select note_bill(order_id, (data ->> 'today')::date, data ->> 'invoiceNumber')
    from order_event where event = 'order.invoice' order by at`
  // index for delivered orders that still have to be billed or paid, and for paid ones
  yield* sql`
    create index customer_order_delivered on customer_order (dealer_id, placed_at desc, id)
    where status in ('delivered', 'invoiced', 'settled', 'withdrawn')`
  yield* sql`
    create index customer_order_unpaid on customer_order (status, placed_at desc, id)
    where status in ('delivered', 'invoiced')`
})
