import { createReadStream } from "node:fs"
import { stat } from "node:fs/promises"
import { createInterface } from "node:readline"
import { type ImportedPlace, parseLine } from "./geonames.ts"

/** The reason why a file cannot be imported: one line that states the problem and what to do. */
export class ImportProblem extends Error {
  override readonly name = "ImportProblem"
}

export interface PlaceFile {
  /** Places without duplicates, in the order of the file. */
  readonly places: ReadonlyArray<ImportedPlace>
  readonly lines: number
  /** Lines about other countries. */
  readonly elsewhere: number
}

/** Events while a file is being read. */
export interface ReadingEvents {
  readonly onBadLine: (line: number, reason: string) => void
  /** From 0 to 1. */
  readonly onProgress: (part: number) => void
}

const reasons: Readonly<Record<string, string>> = {
  ENOENT: "does not exist",
  EACCES: "may not be read",
  EISDIR: "is a folder",
  ENOTDIR: "does not exist"
}

const codeOf = (error: unknown): string =>
  error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : ""

const sizeOf = async (path: string): Promise<number> => {
  const found = await stat(path)
  if (found.isDirectory()) throw new ImportProblem(`${path} is a folder: name the file in it.`)
  return found.size
}

const read = async (path: string, events: ReadingEvents): Promise<PlaceFile> => {
  const size = await sizeOf(path)
  const input = createReadStream(path)
  const places = new Map<string, ImportedPlace>()
  let lines = 0
  let elsewhere = 0
  // unusable lines are reported only after a valid line, so that a file of another kind gets one message instead of one
  // for every line
  const unreported: Array<readonly [line: number, reason: string]> = []
  const tell = () => {
    for (const [line, reason] of unreported.splice(0)) events.onBadLine(line, reason)
  }
  for await (const line of createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY })) {
    lines += 1
    if (lines === 1 && line.startsWith("PK\u0003\u0004")) {
      throw new ImportProblem(`${path} is a zip archive: unpack it and name the .txt file in it.`)
    }
    if (lines % 1000 === 0) events.onProgress(size === 0 ? 1 : input.bytesRead / size)
    if (line.trim() === "") continue
    const parsed = parseLine(lines === 1 ? line.replace(/^\uFEFF/u, "") : line)
    if (parsed.kind === "elsewhere") elsewhere += 1
    else if (parsed.kind === "place") {
      const { countryId, zipCode, name } = parsed.place
      places.set(`${countryId} ${zipCode} ${name}`, parsed.place)
    } else {
      unreported.push([lines, parsed.reason])
    }
    if (places.size > 0) tell()
  }
  const first = unreported[0]
  if (places.size > 0) return { places: [...places.values()], lines, elsewhere }
  throw new ImportProblem(
    first === undefined
      ? `${path} holds no places of Germany, Austria, Switzerland or Liechtenstein.`
      : `${path} is not in the GeoNames postal-code format: none of its lines can be used (line ${first[0]}: ${first[1]}).`
  )
}

/** Reads the whole file before anything is written; fails with an `ImportProblem` if the file is unusable. */
export const readPlaceFile = async (path: string, events: ReadingEvents): Promise<PlaceFile> => {
  try {
    return await read(path, events)
  } catch (error) {
    const reason = reasons[codeOf(error)]
    throw reason === undefined ? error : new ImportProblem(`${path} ${reason}.`)
  }
}
