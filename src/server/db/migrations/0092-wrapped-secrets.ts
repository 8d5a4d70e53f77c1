import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"

/**
 * Secrets are stored encrypted (wrapped; decision 109). An earlier release would create its own master key in addition
 * to an encrypted one, or sign with data that it cannot decrypt, so earlier releases are refused at their start from
 * now on.
 */
export default Effect.gen(function* () {
  const sql = yield* SqlClient
  yield* sql`alter table server_secret add column wrapped_by text`
  yield* sql`alter table signing_key add column is_sealed boolean not null default false`
  yield* sql`
    create index account_open_totp on account (id)
    where totp_secret not like 'sealed:%' or totp_offered not like 'sealed:%'`
  yield* sql`
    create function server_secret_wrapped() returns trigger language plpgsql as $$
    begin
      if exists (select 1 from server_secret where name = new.name and wrapped_by is not null) then
        raise exception 'The secrets of this database are wrapped: this release is too old for it, start a newer one.';
      end if;
      return new;
    end $$`
  yield* sql`
    create trigger server_secret_wrapped before insert on server_secret
    for each row when (new.wrapped_by is null) execute function server_secret_wrapped()`
})
