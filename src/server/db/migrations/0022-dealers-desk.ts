import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"

/**
 * Tables for the dealers' desk: orders that ended without settlement, with bookings and comments (decision 026); orders
 * that still have to be processed; and a dealer's own web address.
 */
export default Effect.gen(function* () {
  const sql = yield* SqlClient
  yield* sql`
    create table order_cancellation (
      order_id text primary key references customer_order,
      -- copies of what never changes about an order: the list reads no receipts
      order_number text not null,
      country_id smallint not null,
      dealer_id integer not null references dealer,
      product_group_id smallint not null,
      product_name text not null,
      customer text not null,
      amount integer not null,
      cancelled_at timestamptz not null,
      ended text not null check (ended in ('refused', 'cancelledByDealer', 'cancelledByCustomer', 'withdrawn')),
      -- rises with every booking and feedback
      version integer not null default 1,
      is_booked boolean not null default false,
      booked_as text check (booked_as in ('reversal', 'credit', 'goodwill')),
      feedback_reason text,
      feedback_comment text not null default '',
      check (is_booked = (booked_as is not null)),
      check (feedback_comment = '' or feedback_reason is not null)
    )`
  yield* sql`
    create index order_cancellation_dealer
    on order_cancellation (dealer_id, country_id, cancelled_at desc, order_id)`
  yield* sql`
    create index order_cancellation_country on order_cancellation (country_id, cancelled_at desc, order_id)`
  yield* sql`
    create table order_cancellation_comment (
      id integer generated always as identity primary key,
      order_id text not null references order_cancellation,
      kind text not null check (kind in ('customer', 'dealer')),
      -- whose words they are: no reference, since comments outlive accounts and are never changed
      account_id integer not null,
      body text not null check (body <> ''),
      created_at timestamptz not null
    )`
  yield* sql`create index order_cancellation_comment_order on order_cancellation_comment (order_id, id)`
  yield* sql`
    create function refuse_change() returns trigger language plpgsql as $$
    begin
      raise exception 'rows of % are only added', tg_table_name using errcode = 'restrict_violation';
    end
    $$`
  yield* sql`
    create trigger order_cancellation_comment_kept
    before update or delete or truncate on order_cancellation_comment
    for each statement execute function refuse_change()`
  yield* sql`
    create function note_cancellation(of_order text, at timestamptz, became text) returns void language sql as $$
      insert into order_cancellation (order_id, order_number, country_id, dealer_id, product_group_id, product_name,
        customer, amount, cancelled_at, ended)
      select o.id, o.order_number, o.country_id, o.dealer_id, o.product_group_id,
        -- of several stations the first, up to the name of its place (domain/order-lines.ts)
        coalesce((select split_part(label, ', Lieferstelle ', 1) from order_line
          where order_id = o.id and kind = 'Goods' order by line limit 1), ''),
        coalesce(nullif(concat_ws(' ', nullif(a.address ->> 'firstName', ''), nullif(a.address ->> 'lastName', '')), ''),
          a.address ->> 'companyName', ''),
        (o.receipt -> 'calculation' ->> 'amount')::int, note_cancellation.at, note_cancellation.became
      from customer_order o, lateral (select o.receipt -> 'deliveryAddress' as address) a
      where o.id = of_order
      on conflict do nothing
    $$`
  // a trigger adds a row of the desk in the same transaction if an order ends without settlement; it does so for every
  // writer of an order's log
  yield* sql`
    create function order_cancelled() returns trigger language plpgsql as $$
    begin
      perform note_cancellation(new.order_id, new.at, new.status);
      return null;
    end
    $$`
  yield* sql`
    create trigger order_cancelled after insert on order_event for each row
    when (new.status in ('refused', 'cancelledByDealer', 'cancelledByCustomer', 'withdrawn'))
    execute function order_cancelled()`
  // rows for orders that ended earlier, with the time of the event that ended them
  yield* sql`
    select note_cancellation(o.id, e.at, o.status)
    from customer_order o join order_event e on e.order_id = o.id and e.version = o.version
    where o.status in ('refused', 'cancelledByDealer', 'cancelledByCustomer', 'withdrawn')`
  // for finding the orders that a dealer still has to process
  yield* sql`
    create index customer_order_open on customer_order (dealer_id, placed_at desc, id)
    where status in ('placed', 'confirmed', 'scheduled')`
  yield* sql`
    create index customer_order_open_country on customer_order (country_id, placed_at desc, id)
    where status in ('placed', 'confirmed', 'scheduled')`
  // Hosts to which users of dealers with their own address may be redirected after signing in (decision 026);
  // all other hosts are refused (rule safety.dealer-address)
  yield* sql`
    create table redirect_host (
      host text primary key check (
        host ~ '^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?([.][a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?)+$' and length(host) <= 253
      )
    )`
  // accepts only plain characters, so that no address contains credentials or is interpreted as different hosts by
  // different programs
  yield* sql`
    alter table dealer
      add column redirect_url text constraint dealer_redirect_url check (
        redirect_url ~ '^https://[a-z0-9.-]+(/[]A-Za-z0-9._~!$&''()*+,;=:@%/?[#-]*)?$' and length(redirect_url) <= 500
      ),
      add column redirect_host text generated always as (substring(redirect_url from '^https://([^/]*)')) stored`
  yield* sql`
    alter table dealer add constraint dealer_redirect_host foreign key (redirect_host) references redirect_host`
})
