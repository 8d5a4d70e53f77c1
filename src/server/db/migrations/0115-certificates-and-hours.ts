import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"

/**
 * Certificates of each kind with their numbers (rule dealer.certificates), and opening hours for each branch (rule
 * dealer.hours). `enplus_id` stays for servers of the earlier release: a trigger keeps `enplus_id` and the list of
 * certificates in step, whichever of the two a server writes.
 */
export default Effect.gen(function* () {
  const sql = yield* SqlClient
  yield* sql`
    alter table branch
      -- as those of the dealer, which count where a branch has none
      add column opening_hours jsonb not null default '[]'`
  yield* sql`
    alter table dealer
      -- [{"kind": "enplus", "number": "DE 001", "validUntil": "2027-12-31"}]; validUntil is null where it is not known
      add column certificates jsonb not null default '[]'`
  yield* sql`
    create function dealer_certificates() returns trigger language plpgsql as $$
    declare
      listed text := (select c ->> 'number' from jsonb_array_elements(new.certificates) c where c ->> 'kind' = 'enplus');
      is_list_written boolean;
    begin
      if listed is not distinct from new.enplus_id then
        return new;
      end if;
      if tg_op = 'INSERT' then
        is_list_written := new.certificates <> '[]';
      else
        is_list_written := new.certificates is distinct from old.certificates;
      end if;
      if is_list_written then
        new.enplus_id := listed;
      else
        new.certificates := coalesce((
          select jsonb_agg(c) from (
            select jsonb_build_object('kind', 'enplus', 'number', new.enplus_id, 'validUntil', null) as c
            where new.enplus_id is not null
            union all
            select c from jsonb_array_elements(new.certificates) c where c ->> 'kind' <> 'enplus'
          ) kept), '[]');
      end if;
      return new;
    end
    $$`
  yield* sql`
    create trigger dealer_certificates before insert or update of enplus_id, certificates on dealer
    for each row execute function dealer_certificates()`
  yield* sql`
    update dealer set certificates = jsonb_build_array(
      jsonb_build_object('kind', 'enplus', 'number', enplus_id, 'validUntil', null))
    where enplus_id is not null`
  // offers show the certificate's number until the last day of its validity
  yield* sql`
    create trigger dealer_certificates_notice after update of certificates on dealer
    for each row when (old.certificates is distinct from new.certificates and old.enplus_id is not distinct from new.enplus_id)
    execute function dealer_offer_notice()`
})
