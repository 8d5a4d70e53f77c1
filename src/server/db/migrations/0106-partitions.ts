import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"

/**
 * Partitions daily prices by year and the audit log by month (decision 124). The existing table becomes the first
 * partition, so no row is copied. Names and columns stay the same, so servers of the earlier release continue to work.
 */
export default Effect.gen(function* () {
  const sql = yield* SqlClient
  // the tables, the column and length of their partitions, how many partitions are created ahead, and the minimum time
  // for which rows are kept after the end of a partition (null: forever). A function instead of a table, because the
  // shop's role must not be able to change these values
  yield* sql`
    create function partitioned_tables()
    returns table (parent text, key text, span text, ahead integer, kept interval) language sql immutable as $$
      values ('price_day', 'day', 'year', 1, null::interval), ('audit_event', 'at', 'month', 2, interval '400 days')
    $$`
  // bounds are in UTC; the first partition has no start, and the default partition has neither start nor end
  yield* sql`
    create function partitions_of(of_table text)
    returns table (name text, begins timestamptz, ends timestamptz) language sql stable as $$
      select c.relname::text, substring(bound from 'FROM \\(''([^'']+)''\\)')::timestamptz,
        substring(bound from 'TO \\(''([^'']+)''\\)')::timestamptz
      from pg_inherits i join pg_class c on c.oid = i.inhrelid, pg_get_expr(c.relpartbound, c.oid) bound
      where i.inhparent = ('public.' || quote_ident(of_table))::regclass
    $$`
  // rows that were inserted before their partition existed are moved out of the default one, whose triggers
  // are disabled meanwhile
  yield* sql`
    create function make_partition(of_table text, key text, begins timestamptz, ends timestamptz)
    returns void language plpgsql as $$
    declare
      name text := of_table || to_char(begins at time zone 'UTC', '_YYYYMMDD');
      early boolean;
    begin
      execute format('create table %I (like %I including defaults including constraints including storage)', name, of_table);
      execute format('lock table %I in access exclusive mode', of_table || '_default');
      execute format('select exists (select 1 from %I where %I >= $1 and %I < $2)', of_table || '_default', key, key)
        into early using begins, ends;
      if early then
        execute format('alter table %I disable trigger user', of_table || '_default');
        execute format('insert into %I select * from %I where %I >= $1 and %I < $2', name, of_table || '_default', key, key)
          using begins, ends;
        execute format('delete from %I where %I >= $1 and %I < $2', of_table || '_default', key, key) using begins, ends;
        execute format('alter table %I enable trigger user', of_table || '_default');
      end if;
      execute format('alter table %I attach partition %I for values from (%L) to (%L)', of_table, name, begins, ends);
      perform keep_from_truncate(name) where of_table = 'audit_event';
    end $$`
  // statement triggers are not inherited by partitions, unlike row triggers
  yield* sql`
    create function keep_from_truncate(partition text) returns void language plpgsql as $$
    begin
      execute format('create trigger audit_event_is_not_emptied before truncate on %I
        for each statement execute function audit_log_stays()', partition);
    end $$`
  // continues without gaps after the last partition, even if this function has not run for months
  yield* sql`
    create function make_coming_partitions(of_table text, key text, span text, ahead integer)
    returns void language plpgsql as $$
    declare
      step interval := ('1 ' || span)::interval;
      begins timestamptz := (select max(ends) from partitions_of(of_table));
    begin
      while begins <= date_trunc(span, now(), 'UTC') + ahead * step loop
        perform make_partition(of_table, key, begins, begins + step);
        begins := begins + step;
      end loop;
    end $$`
  // drops whole partitions after their retention time, by the database's clock; no argument of a caller can shorten
  // that time
  yield* sql`
    create function drop_ended_partitions(of_table text, kept interval) returns void language plpgsql as $$
    declare ended text;
    begin
      for ended in select name from partitions_of(of_table) where ends < now() - kept loop
        execute format('drop table %I', ended);
      end loop;
    end $$`
  // the shop's role can neither create nor drop tables, so it maintains partitions only with this function. The
  // function gives up if another statement locks a table for more than two seconds, because all later statements on
  // that table would have to wait behind it
  yield* sql`
    create function look_after_partitions() returns void language plpgsql security definer
    set search_path = public, pg_temp set timezone = 'UTC' set lock_timeout = '2s' as $$
    declare t record;
    begin
      for t in select * from partitioned_tables() loop
        perform make_coming_partitions(t.parent, t.key, t.span, t.ahead);
        if t.kept is not null then
          perform drop_ended_partitions(t.parent, t.kept);
        end if;
        -- no autovacuum counts the rows of a whole
        execute format('analyze %I', t.parent);
      end loop;
    end $$`
  // turns a table into the first partition of a new table with the same name, columns, indexes, references, triggers
  // and permissions
  yield* sql`
    create function part_table(of_table text, key text, unique_key text, span text, begins date)
    returns void language plpgsql set timezone = 'UTC' as $$
    declare
      old text := of_table || '_before';
      made text[];
      ends timestamptz;
      step interval := ('1 ' || span)::interval;
      part record;
    begin
      select coalesce(array_agg(pg_get_indexdef(indexrelid)), '{}') into made
        from pg_index where indrelid = of_table::regclass and not indisprimary;
      select made || coalesce(array_agg(format('alter table %I add constraint %I %s', of_table, conname, pg_get_constraintdef(oid))), '{}')
        into made from pg_constraint where conrelid = of_table::regclass and contype = 'f';
      select made || coalesce(array_agg(pg_get_triggerdef(oid)), '{}') into made
        from pg_trigger where tgrelid = of_table::regclass and not tgisinternal;
      for part in select tgname from pg_trigger where tgrelid = of_table::regclass and not tgisinternal loop
        execute format('drop trigger %I on %I', part.tgname, of_table);
      end loop;
      -- numbers go on; since PostgreSQL 17 a partition has no identity of its own
      for part in select attname from pg_attribute where attrelid = of_table::regclass and attidentity <> '' loop
        execute format('alter table %I alter %I drop identity', of_table, part.attname);
        execute format('create sequence %I', of_table || '_number');
        execute format('select setval(%L, coalesce(max(%I), 0) + 1, false) from %I', of_table || '_number', part.attname, of_table);
        execute format('alter table %I alter %I set default nextval(%L)', of_table, part.attname, of_table || '_number');
      end loop;
      execute format('select max(%I)::timestamptz from %I', key, of_table) into ends;
      ends := coalesce(date_trunc(span, ends) + step, begins);
      execute format('alter table %I rename to %I', of_table, old);
      for part in select c.relname, i.indisprimary from pg_index i join pg_class c on c.oid = i.indexrelid
          where i.indrelid = old::regclass loop
        execute format('alter index %I rename to %I', part.relname, part.relname || '_before');
      end loop;
      if not exists (select 1 from pg_constraint where conrelid = old::regclass and contype = 'p'
          and pg_get_constraintdef(oid) = 'PRIMARY KEY ' || unique_key) then
        execute format('alter table %I drop constraint %I, add primary key %s', old, of_table || '_pkey_before', unique_key);
      end if;
      execute format('create table %I (like %I including defaults including constraints including storage including comments,
        primary key %s) partition by range (%I)', of_table, old, unique_key, key);
      for index in 1 .. coalesce(array_length(made, 1), 0) loop
        execute made[index];
      end loop;
      execute format('alter table %I attach partition %I for values from (minvalue) to (%L)', of_table, old, ends);
      execute format('create table %I partition of %I default', of_table || '_default', of_table);
      -- copies of the release before read and write it at once
      for part in select a.grantee::regrole as role, a.privilege_type as may from pg_class c, aclexplode(c.relacl) a
          where c.oid = old::regclass and a.grantee <> c.relowner loop
        execute format('grant %s on %I to %s', part.may, of_table, part.role);
        if to_regclass(of_table || '_number') is not null then
          execute format('grant usage, select, update on sequence %I to %s', of_table || '_number', part.role);
        end if;
      end loop;
    end $$`
  // a price history is read from the index only, because the rows of its days are spread over many places of the table
  yield* sql`
    select part_table('price_day', 'day', '(country_id, area_code, product_id, day) INCLUDE (price, demand)', 'year',
      (date_trunc('year', now()) - interval '3 years')::date)`
  yield* sql`select part_table('audit_event', 'at', '(id, at)', 'month', date_trunc('month', now())::date)`
  yield* sql`select keep_from_truncate(name) from partitions_of('audit_event')`
  yield* sql`select look_after_partitions()`
})
