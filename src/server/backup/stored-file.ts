import { createHash, type Hash } from "node:crypto"
import * as fs from "node:fs"
import { dirname, join } from "node:path"
import { Transform, Writable } from "node:stream"
import { pipeline } from "node:stream/promises"
import { constants, createZstdCompress, createZstdDecompress } from "node:zlib"

/** One file of a base backup, as listed in its manifest. */
export interface StoredFile {
  /** Relative to PostgreSQL's data folder. */
  readonly path: string
  /** Bytes before compression. */
  readonly size: number
  /** SHA-256 before compression, in hexadecimal digits. */
  readonly sha256: string
}

/**
 * Compression level of base backups, chosen for speed: a backup is as large as the shop's data, and is made while the
 * shop runs.
 */
const packing = { params: { [constants.ZSTD_c_compressionLevel]: 1 } }

const counting = (hash: Hash, seen: (bytes: number) => void) =>
  new Transform({
    transform(chunk: Buffer, _, done) {
      hash.update(chunk)
      seen(chunk.length)
      done(null, chunk)
    }
  })

const packedName = (folder: string, path: string) => join(folder, `${path}.zst`)

/** Calls fsync on a file or folder. */
export const sync = (path: string): void => {
  const handle = fs.openSync(path, "r")
  fs.fsyncSync(handle)
  fs.closeSync(handle)
}

/** Compresses one file of `from` into `to`, and waits until it is on disk. */
export const storeFile = async (from: string, to: string, path: string): Promise<StoredFile> => {
  const hash = createHash("sha256")
  let size = 0
  const target = packedName(to, path)
  fs.mkdirSync(dirname(target), { recursive: true, mode: 0o700 })
  await pipeline(
    fs.createReadStream(join(from, path)),
    counting(hash, (bytes) => (size += bytes)),
    createZstdCompress(packing),
    fs.createWriteStream(target, { mode: 0o600, flush: true })
  )
  return { path, size, sha256: hash.digest("hex") }
}

const nowhere = () =>
  new Writable({
    write(_, __, done) {
      done()
    }
  })

/** A file of a backup does not match its manifest. */
export class DamagedBackup extends Error {
  override readonly name = "DamagedBackup"
}

const unpackInto = async (folder: string, { path, size, sha256 }: StoredFile, target: Writable) => {
  const hash = createHash("sha256")
  let found = 0
  try {
    await pipeline(
      fs.createReadStream(packedName(folder, path)),
      createZstdDecompress(),
      counting(hash, (bytes) => (found += bytes)),
      target
    )
  } catch (failure) {
    const code = failure instanceof Error && "code" in failure ? String(failure.code) : ""
    if (code === "ENOENT" || code.startsWith("ZSTD") || code.startsWith("Z_"))
      throw new DamagedBackup(`${packedName(folder, path)} is missing or damaged (${code}).`)
    throw failure
  }
  if (found === size && hash.digest("hex") === sha256) return
  throw new DamagedBackup(`${packedName(folder, path)} is not what the manifest says.`)
}

/** Reads a stored file again and compares it with the manifest. */
export const checkFile = (folder: string, file: StoredFile): Promise<void> =>
  unpackInto(folder, file, nowhere())

/** Unpacks a stored file into `to`, readable only by its owner, and compares it with the manifest. */
export const restoreFile = async (folder: string, file: StoredFile, to: string): Promise<void> => {
  const target = join(to, file.path)
  fs.mkdirSync(dirname(target), { recursive: true, mode: 0o700 })
  await unpackInto(folder, file, fs.createWriteStream(target, { mode: 0o600 }))
}
