/**
 * SQL for the number of standbys that do not stream from this server although it keeps WAL for them, i.e. physical
 * replication slots that no server uses. Patroni makes a slot for each member, so a member that still runs on a former
 * timeline counts. A member that is gone altogether does not: Patroni drops its slot after `ttl`.
 */
export const standbysAway = `(select count(*)::int from pg_replication_slots
  where slot_type = 'physical' and not temporary and not active)`

/**
 * SQL for the number of standbys that need WAL which this server no longer keeps for them, or removes at its next
 * checkpoint, because it is more than `max_slot_wal_keep_size`. They take it from the archive, or are set up anew.
 */
export const standbysCutOff = `(select count(*)::int from pg_replication_slots
  where slot_type = 'physical' and not temporary and wal_status in ('unreserved', 'lost'))`
