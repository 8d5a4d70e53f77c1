import { Schema } from "effect"
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs"
import { join } from "node:path"

/** Manifest of a base backup; it is written last. */
export const Manifest = Schema.Struct({
  /** PostgreSQL's major version, e.g. 18: only the same version can read the WAL. */
  major: Schema.Int,
  /** The backup can be restored only to times after its end. */
  begunAt: Schema.String,
  endedAt: Schema.String,
  /** The first WAL segment that the backup needs. */
  firstSegment: Schema.String,
  folders: Schema.Array(Schema.String),
  files: Schema.Array(Schema.Struct({ path: Schema.String, size: Schema.Int, sha256: Schema.String })),
  label: Schema.String
})

export type Manifest = typeof Manifest.Type

/** Parses the text of a manifest; throws if it is invalid. */
export const decodeManifest = Schema.decodeUnknownSync(Schema.fromJsonString(Manifest))

export interface WholeBase {
  readonly folder: string
  /** Milliseconds since the epoch. */
  readonly endedAt: number
  readonly firstSegment: string
  readonly manifest: Manifest
}

/** The backups of one data folder. */
export interface Series {
  readonly name: string
  readonly folder: string
  /** Oldest first. */
  readonly bases: ReadonlyArray<WholeBase>
  /** When the last WAL segment was archived (ms since the epoch); 0 if none was archived yet. */
  readonly keptUntil: number
}

export const manifestFile = "manifest.json"

/** Name of a complete base backup; an interrupted one still ends in `.part`. */
export const baseName = /^base-\d{8}T\d{6}Z$/u
const seriesName = /^\d{8}T\d{6}Z-[0-9a-f]{8}$/u

/** An archived WAL segment; names ascend with time within a timeline. */
export const segmentFile = /^[0-9A-F]{24}\.gz$/u

const wholeBase = (folder: string): ReadonlyArray<WholeBase> => {
  if (!existsSync(join(folder, manifestFile))) return []
  const manifest = decodeManifest(readFileSync(join(folder, manifestFile), "utf8"))
  const { firstSegment } = manifest
  return [{ folder, endedAt: Date.parse(manifest.endedAt), firstSegment, manifest }]
}

/** Returns the complete base backups of a series, oldest first. */
export const wholeBases = (series: string): ReadonlyArray<WholeBase> =>
  readdirSync(series)
    .filter((name) => baseName.test(name))
    .flatMap((name) => wholeBase(join(series, name)))
    .toSorted((a, b) => a.endedAt - b.endedAt)

const keptUntilOf = (wal: string): number => {
  if (!existsSync(wal)) return 0
  const segments = readdirSync(wal).filter((name) => segmentFile.test(name))
  const last = segments.toSorted().at(-1)
  return last === undefined ? 0 : statSync(join(wal, last)).mtimeMs
}

/** Returns all series in a folder with backups, oldest first. */
export const allSeries = (folder: string): ReadonlyArray<Series> =>
  (existsSync(folder) ? readdirSync(folder) : [])
    .filter((name) => seriesName.test(name))
    .toSorted()
    .map((name) => {
      const own = join(folder, name)
      return { name, folder: own, bases: wholeBases(own), keptUntil: keptUntilOf(join(own, "wal")) }
    })
