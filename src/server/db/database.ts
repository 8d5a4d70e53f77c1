import { Context, Effect, Layer } from "effect"
import type { ServerConfig } from "../config.ts"
import type { Archive } from "./embedded/archive.ts"
import { openCluster } from "./embedded/cluster.ts"

export interface EmbeddedFolders {
  /** Folder that contains the data, in its subfolder `pg`, and further files beside that subfolder. */
  readonly base: string
  readonly archive: Archive | undefined
}

/** The database of this process, for parts that open their own connections (jobs, LISTEN). */
export class Database extends Context.Service<
  Database,
  {
    /** `postgres://…`, as all clients accept it; it may contain a password, so it is never printed. */
    readonly url: string
    /**
     * Whether this process was the only server process that used the embedded cluster when it started; if so, locks of
     * earlier processes can be released.
     */
    readonly alone: boolean
    /** Milliseconds since the epoch. */
    readonly openedAt: number
    readonly embedded?: EmbeddedFolders
    /** File that records erasures, stored next to the backups if an external PostgreSQL is used. */
    readonly erasures?: string
    /**
     * The database role that a shop uses once it has started. If this is undefined, the shop keeps the role of `url`,
     * which owns the tables.
     */
    readonly plain?: { readonly role: string; readonly url: string }
  }
>()("server/db/Database") {}

const embeddedRole = "shop"

/**
 * Provides the PostgreSQL of DATABASE_URL, or the embedded one, which this process starts or attaches to; the embedded
 * one is stopped by the last process that closes it.
 */
export const databaseLayer = (
  config: Pick<ServerConfig, "databaseUrl" | "dataDir"> &
    Partial<Pick<ServerConfig, "backupDir" | "erasuresFile" | "migrationDatabaseUrl">>,
  log: (line: string) => void
): Layer.Layer<Database, unknown> => {
  if (config.databaseUrl !== undefined) {
    const { databaseUrl, erasuresFile, migrationDatabaseUrl } = config
    return Layer.succeed(Database)({
      url: migrationDatabaseUrl ?? databaseUrl,
      alone: false,
      openedAt: Date.now(),
      ...(erasuresFile === undefined ? {} : { erasures: erasuresFile }),
      ...(migrationDatabaseUrl === undefined
        ? {}
        : { plain: { role: decodeURIComponent(new URL(databaseUrl).username), url: databaseUrl } })
    })
  }
  const open = Effect.tryPromise({
    try: () => openCluster({ dir: config.dataDir, backupDir: config.backupDir, log }),
    catch: (error) => error
  })
  return Layer.effect(Database)(
    Effect.acquireRelease(open, (cluster) => Effect.promise(cluster.close)).pipe(
      Effect.tap(({ base, startedHere }) =>
        Effect.sync(() => log(`PostgreSQL ${startedHere ? "started" : "attached"}, data in ${base}`))
      ),
      Effect.map(({ url, alone, openedAt, base, archive }) => ({
        url: url("postgres"),
        alone,
        openedAt,
        embedded: { base, archive },
        plain: { role: embeddedRole, url: url("postgres", embeddedRole) }
      }))
    )
  )
}
