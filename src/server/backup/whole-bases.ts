import { Schema } from "effect"
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs"
import { join } from "node:path"

/** What a base backup says of itself; it is written last. */
export const Manifest = Schema.Struct({
  /** Of PostgreSQL, e.g. 18: WAL is read by the same one only. */
  major: Schema.Int,
  /** Moments from which on it can be restored are after its end. */
  begunAt: Schema.String,
  endedAt: Schema.String,
  /** The first segment of WAL that it needs. */
  firstSegment: Schema.String,
  folders: Schema.Array(Schema.String),
  files: Schema.Array(Schema.Struct({ path: Schema.String, size: Schema.Int, sha256: Schema.String })),
  label: Schema.String
})

export type Manifest = typeof Manifest.Type

/** Reads a manifest's text; throws where it is none. */
export const decodeManifest = Schema.decodeUnknownSync(Schema.fromJsonString(Manifest))

/** A base backup that came to its end. */
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
  /** When the last segment of WAL was kept (ms since the epoch); 0 for never. */
  readonly keptUntil: number
}

export const manifestFile = "manifest.json"

/** Folders of this kind count; a backup that was broken off still ends in `.part`. */
export const baseName = /^base-\d{8}T\d{6}Z$/u
const seriesName = /^\d{8}T\d{6}Z-[0-9a-f]{8}$/u

/** A segment of WAL as it is kept; names rise with time within a timeline. */
export const segmentFile = /^[0-9A-F]{24}\.gz$/u

const wholeBase = (folder: string): ReadonlyArray<WholeBase> => {
  if (!existsSync(join(folder, manifestFile))) return []
  const manifest = decodeManifest(readFileSync(join(folder, manifestFile), "utf8"))
  const { firstSegment } = manifest
  return [{ folder, endedAt: Date.parse(manifest.endedAt), firstSegment, manifest }]
}

/** The whole base backups of a series, oldest first. */
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

/** All series in a folder of backups, oldest first. */
export const allSeries = (folder: string): ReadonlyArray<Series> =>
  (existsSync(folder) ? readdirSync(folder) : [])
    .filter((name) => seriesName.test(name))
    .toSorted()
    .map((name) => {
      const own = join(folder, name)
      return { name, folder: own, bases: wholeBases(own), keptUntil: keptUntilOf(join(own, "wal")) }
    })
