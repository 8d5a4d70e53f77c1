import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"

/**
 * Data for staff who work on orders: the reason for acting on behalf of another party, notes, an index of an order's
 * mails, and a search.
 */
export default Effect.gen(function* () {
  const sql = yield* SqlClient
  // for staff only; the reason that the buyer sees is in the data of the event
  yield* sql`alter table order_event add column behalf_reason text check (behalf_reason <> '')`
  yield* sql`
    create table order_note (
      order_id text not null references customer_order,
      -- from 1 on, without gaps
      number integer not null,
      -- whose words they are: no reference, since notes outlive accounts and are never changed
      account_id integer not null,
      body text not null check (body <> ''),
      created_at timestamptz not null,
      primary key (order_id, number)
    )`
  yield* sql`
    create trigger order_note_kept before update or delete or truncate on order_note
    for each statement execute function refuse_change()`
  // the job of an order's mail contains the order's id
  yield* sql`
    create index mail_of_order on mail ((job_payload ->> 'orderId')) where job_payload ->> 'orderId' is not null`
  // Words by which an order is found; a search matches each word from its beginning. They are complete words, and their
  // parts between hyphens, dots and @; telephone numbers as digits, both with the country code and as dialled within
  // the country. The function runs for every placed order, so it must be fast: plpgsql expressions and `translate` take
  // half the time of a query with regular expressions
  yield* sql`
    create function order_words(order_number text, email text, receipt jsonb) returns text[]
    language plpgsql immutable parallel safe cost 1000 as $$
    declare
      texts text := order_number || ' ' || email;
      phones text[] := '{}';
      addresses jsonb[] := array[receipt -> 'deliveryAddress', receipt -> 'invoiceAddress'];
      address jsonb;
      dialled text;
    begin
      if jsonb_typeof(receipt -> 'stations') = 'array' and receipt -> 'stations' <> '[]' then
        addresses := addresses || array(
          select station -> 'address' from jsonb_array_elements(receipt -> 'stations') station);
      end if;
      foreach address in array addresses loop
        continue when address is null or jsonb_typeof(address) <> 'object';
        texts := concat_ws(' ', texts, address ->> 'companyName', address ->> 'firstName', address ->> 'lastName',
          address ->> 'zipCode', address ->> 'city');
        dialled := translate(replace(coalesce(address ->> 'phone', ''), '(0)', ''), ' ()/.-', '');
        if dialled like '00%' then
          dialled := '+' || substr(dialled, 3);
        end if;
        phones := phones || translate(address ->> 'phone', ' ()/.+-', '') || case
          when dialled like '+423%' then '0' || ltrim(substr(dialled, 5), '0')
          when dialled like '+49%' or dialled like '+43%' or dialled like '+41%' then '0' || ltrim(substr(dialled, 4), '0')
          else '' end;
      end loop;
      texts := translate(lower(texts), E'\\t\\n\\r,;:()/"<>', '            ');
      return array_remove(array_remove(
        string_to_array(texts, ' ') || string_to_array(translate(texts, '@._+-''’', '       '), ' ') || phones,
        ''), null);
    end
    $$`
  yield* sql`
    create index customer_order_words on customer_order
    using gin (array_to_tsvector(order_words(order_number, email, receipt)))`
  yield* sql`create index customer_order_dealer_placed on customer_order (dealer_id, placed_at desc, id)`
})
