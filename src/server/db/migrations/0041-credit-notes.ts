import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"

/**
 * The bill of a withdrawn order is not deleted but cancelled by a credit note with its own number (§ 14 (4), § 17
 * UStG). A trigger on the order log adds the row, as for the bill (decision 038); the amounts are those of the bill.
 * Bills of orders that were withdrawn earlier get a credit note with the date of the migration.
 */
export default Effect.gen(function* () {
  const sql = yield* SqlClient
  yield* sql`
    create table credit_note (
      order_id text primary key references bill on delete restrict,
      issuer_id integer not null,
      number text not null,
      issued_on date not null,
      -- the dealer's, as it was on that day
      imprint text not null
    )`
  yield* sql`create unique index credit_note_number on credit_note (issuer_id, lower(number))`
  // the last number of a credit note is stored in the row of the bill numbers, so that assigning a number of one kind
  // waits while a number of the other kind is assigned
  yield* sql`alter table bill_series add column last_credit integer not null default 0`
  // numbers can be longer than five digits, as for bills (domain/order/life/bill-number.ts)
  yield* sql`
    create function credit_number(of_year integer, counted integer) returns text language sql immutable as $$
      select 'S-' || of_year || '-' || lpad(counted::text, greatest(5, length(counted::text)), '0')
    $$`
  yield* sql`
    create function note_credit(of_order text, on_day date) returns void language plpgsql as $$
    declare
      billed bill%rowtype;
      this_year smallint := extract(year from on_day);
      counted integer;
    begin
      select * into billed from bill where order_id = of_order;
      if not found then return; end if;
      insert into bill_series (issuer_id, year, last) values (billed.issuer_id, this_year, 0)
        on conflict (issuer_id, year) do update set last = bill_series.last returning last_credit into counted;
      loop
        counted := counted + 1;
        -- a number that staff have given a bill by hand is skipped
        exit when not exists (
          select 1 from bill
          where issuer_id = billed.issuer_id and lower(number) = lower(credit_number(this_year, counted)));
      end loop;
      update bill_series set last_credit = counted where issuer_id = billed.issuer_id and year = this_year;
      insert into credit_note (order_id, issuer_id, number, issued_on, imprint)
        select of_order, billed.issuer_id, credit_number(this_year, counted), on_day, d.imprint
        from customer_order o join dealer d on d.id = o.dealer_id where o.id = of_order;
    end
    $$`
  yield* sql`
    create function bill_withdrawn() returns trigger language plpgsql as $$
    begin
      perform note_credit(new.order_id, (new.data ->> 'today')::date);
      return new;
    end
    $$`
  yield* sql`
    create trigger bill_withdrawn after insert on order_event for each row
    when (new.event = 'order.withdraw' and new.status = 'withdrawn') execute function bill_withdrawn()`
  yield* sql`
    select note_credit(o.id, current_date) from (
      select o.id from customer_order o join bill b on b.order_id = o.id where o.status = 'withdrawn'
      order by b.issued_on, o.id
    ) o`
})
