import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"

/**
 * Numbers of credit notes go on beyond five digits, as those of bills do (domain/order/life/bill-number.ts): migration 0041
 * cut the hundred thousandth of a year down to one that was given before.
 */
export default Effect.gen(function* () {
  const sql = yield* SqlClient
  yield* sql`
    create function credit_number(of_year integer, counted integer) returns text language sql immutable as $$
      select 'S-' || of_year || '-' || lpad(counted::text, greatest(5, length(counted::text)), '0')
    $$`
  yield* sql`
    create or replace function note_credit(of_order text, on_day date) returns void language plpgsql as $$
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
        -- a number that somebody has given a bill by hand is passed over
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
})
