import pg from "pg"
import { readFileSync } from "node:fs"
import { type Place } from "../db/embedded/place.ts"
import { shellWord } from "../db/embedded/archive.ts"
import { clusterPort, clusterUser, logOf, socketDirOf, start, stop } from "../db/embedded/postmaster.ts"
import { NoRestore } from "./no-restore.ts"

/** Formats a time for PostgreSQL settings, which do not accept `Z`. */
const zoned = (at: string) => new Date(at).toISOString().replace("Z", "+00")

const settings = (wal: string, at: string | undefined): Readonly<Record<string, string>> => ({
  archive_mode: "off",
  // with hot standby, PostgreSQL reports "ready" before the end of the replay; if PostgreSQL is then stopped before the
  // final checkpoint, its next start replays WAL beyond the requested time
  hot_standby: "off",
  restore_command: `gzip -dc ${shellWord(wal)}/%f.gz > %p`,
  recovery_target_timeline: "current",
  ...(at === undefined ? {} : { recovery_target_time: zoned(at), recovery_target_action: "promote" })
})

const explained = (said: string): string => {
  const last = /last completed transaction was at log time ([^\n]+)/u.exec(said)?.[1]
  if (said.includes("recovery ended before configured recovery target"))
    return `What is kept ends before that moment; its last transaction was at ${last ?? "an unknown time"}. Name an earlier moment, or leave --at out.`
  if (said.includes("before consistent recovery point"))
    return "That moment is before the end of the base backup: name a later one."
  return `PostgreSQL does not recover: ${said}`
}

const reachedIn = async (place: Place): Promise<Date | undefined> => {
  const client = new pg.Client({
    host: socketDirOf(place),
    port: clusterPort,
    user: clusterUser,
    database: "postgres"
  })
  await client.connect()
  try {
    const { rows } = await client.query<{ at: Date | null }>("select pg_last_xact_replay_timestamp() as at")
    return rows[0]?.at ?? undefined
  } finally {
    await client.end()
  }
}

/**
 * Lets PostgreSQL replay the WAL of a folder up to a time (ISO 8601) or to the end of the WAL, and stops PostgreSQL
 * again; returns the commit time of the last replayed transaction. Fails with NoRestore if the WAL does not contain the
 * time.
 */
export const recover = async (
  place: Place,
  wal: string,
  at: string | undefined
): Promise<Date | undefined> => {
  const started = await start(place, { settings: settings(wal, at), dieWithParent: true })
  if (typeof started === "string") throw new NoRestore(explained(readFileSync(logOf(place), "utf8")))
  try {
    return await reachedIn(place)
  } finally {
    await stop(started)
  }
}
