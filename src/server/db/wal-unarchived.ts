/**
 * SQL for the seconds since PostgreSQL last archived WAL, or since PostgreSQL started if that is later; null if
 * archiving is off. Without `archive_timeout`, an idle database archives nothing for hours although archiving works, so
 * the value is then 0 unless an attempt has failed since the last success.
 */
export const walUnarchived = `(select case
    when mode.setting = 'off' then null
    when timeout.setting = '0' and coalesce(last_failed_time, '-infinity') <= coalesce(last_archived_time, '-infinity') then 0
    else extract(epoch from now() - greatest(last_archived_time, pg_postmaster_start_time()))
  end
  from pg_stat_archiver, pg_settings mode, pg_settings timeout
  where mode.name = 'archive_mode' and timeout.name = 'archive_timeout')::float8`
