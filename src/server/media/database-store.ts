import { Effect, Layer } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import type { SqlError } from "effect/sql/SqlError"
import { isDatabaseAway } from "../db/database-away.ts"
import { MediaAway, MediaStore } from "../ports/media-store.ts"

const orAway = <A>(effect: Effect.Effect<A, SqlError>): Effect.Effect<A, MediaAway> =>
  Effect.catch(effect, (error) =>
    isDatabaseAway(error) ? Effect.fail(new MediaAway({ cause: error })) : Effect.die(error)
  )

/** Stores pictures in the shop's own database, so that no other service is needed. */
export const databaseStoreLayer = Layer.effect(MediaStore)(
  Effect.map(SqlClient, (sql) => ({
    keep: (hash, files) =>
      orAway(
        Effect.forEach(
          files,
          ({ name, bytes }) =>
            sql`insert into medium_file (hash, name, bytes) values (${hash}, ${name}, ${bytes}) on conflict do nothing`,
          { discard: true }
        )
      ),
    read: (hash, name) =>
      orAway(
        Effect.map(
          sql<{ readonly bytes: Uint8Array }>`
            select bytes from medium_file where hash = ${hash} and name = ${name}`,
          ([row]) => row?.bytes
        )
      ),
    remove: (hash) => orAway(Effect.asVoid(sql`delete from medium_file where hash = ${hash}`))
  }))
)
