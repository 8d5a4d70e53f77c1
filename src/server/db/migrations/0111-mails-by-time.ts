import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"

/**
 * Partitions mails by retention and then by time (decision 129): mails of an order by year, all others by week. The
 * existing table becomes the partition of all earlier mails, so no row is copied. Servers of the earlier release write
 * into that partition; this works because their `on conflict` names no key.
 */
export default Effect.gen(function* () {
  const sql = yield* SqlClient
  yield* sql`alter table mail add column retention text not null default 'before'`
  yield* sql`alter table mail rename to mail_before`
  for (const index of ["pkey", "of_order", "given_up", "waiting"])
    yield* sql`alter index ${sql(`mail_${index}`)} rename to ${sql(`mail_${index}_before`)}`
  yield* sql`
    alter table mail_before drop constraint mail_pkey_before, add primary key (id, created_at, retention)`
  yield* sql`
    create table mail (like mail_before including defaults including constraints including storage including comments,
      primary key (id, created_at, retention)) partition by list (retention)`
  // the same indexes as those of the existing table, whose indexes are attached to these
  yield* sql`
    create index mail_of_order on mail ((job_payload ->> 'orderId')) where job_payload ->> 'orderId' is not null`
  yield* sql`create index mail_given_up on mail (failed_at) where failed_at is not null and asked_again_at is null`
  yield* sql`
    create index mail_waiting on mail (created_at)
    where sent_at is null and (failed_at is null or asked_again_at is not null)`
  // the partitioned table cannot have a unique key on the id alone. The lock, whose number is arbitrary, lets only one
  // transaction at a time write a mail with this id; the statements that follow see what the earlier transaction has
  // written. An existing mail is skipped, as by `on conflict do nothing`
  yield* sql`
    create function mail_is_written_once() returns trigger language plpgsql as $$
    begin
      perform pg_advisory_xact_lock(7243411, hashtext(new.id));
      if exists (select 1 from mail where id = new.id) then
        return null;
      end if;
      return new;
    end $$`
  yield* sql`
    create trigger mail_is_written_once before insert on mail for each row execute function mail_is_written_once()`
  yield* sql`alter table mail attach partition mail_before for values in ('before')`
  for (const [table, retention] of [
    ["mail_with_order", "order"],
    ["mail_for_days", "days"]
  ] as const) {
    yield* sql`
      create table ${sql(table)} partition of mail for values in (${sql.literal(`'${retention}'`)})
      partition by range (created_at)`
    yield* sql`create table ${sql(`${table}_default`)} partition of ${sql(table)} default`
  }
  // servers of the earlier release must be able to read and write the new table at once
  yield* sql`
    do $$
    declare granted record;
    begin
      for granted in select a.grantee::regrole as role, a.privilege_type as may from pg_class c, aclexplode(c.relacl) a
          where c.oid = 'mail_before'::regclass and a.grantee <> c.relowner loop
        execute format('grant %s on mail to %s', granted.may, granted.role);
      end loop;
    end $$`
  yield* sql`
    create or replace function partitioned_tables()
    returns table (parent text, key text, span text, ahead integer, kept interval) language sql immutable as $$
      values ('price_day', 'day', 'year', 1, null::interval), ('audit_event', 'at', 'month', 2, interval '400 days'),
        ('order_event', 'at', 'year', 1, null), ('script_error', 'occurred_at', 'week', 2, interval '30 days'),
        ('machine_log', 'reported_at', 'week', 2, interval '30 days'),
        ('mail_with_order', 'created_at', 'year', 1, null), ('mail_for_days', 'created_at', 'week', 2, interval '90 days')
    $$`
  // the function is unchanged, except that it also analyses `mail`, which is one level above the tables that
  // `partitioned_tables` lists
  yield* sql`
    create or replace function look_after_partitions() returns void language plpgsql security definer
    set search_path = public, pg_temp set timezone = 'UTC' set lock_timeout = '2s' as $$
    declare t record;
    begin
      for t in select * from partitioned_tables() loop
        perform make_coming_partitions(t.parent, t.key, t.span, t.ahead);
        if t.kept is not null then
          perform drop_ended_partitions(t.parent, t.kept);
        end if;
      end loop;
      -- no autovacuum counts the rows of a whole
      for t in select distinct pg_partition_root(parent::regclass) as name from partitioned_tables() loop
        execute format('analyze %s', t.name);
      end loop;
    end $$`
  // starts with the week and year of yesterday, because a server's clock may be behind the database's clock
  for (const [table, span] of [
    ["mail_with_order", "year"],
    ["mail_for_days", "week"]
  ] as const)
    yield* sql`
      select make_partition(${table}, 'created_at', begins, begins + ${`1 ${span}`}::interval)
      from date_trunc(${span}, now() - interval '1 day', 'UTC') begins`
  yield* sql`select look_after_partitions()`
})
