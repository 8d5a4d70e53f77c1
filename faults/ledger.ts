import { Schema } from "effect"
import { closeSync, fdatasyncSync, openSync, readFileSync, writeSync } from "node:fs"

/** A call to the shop, its final response, or the loss of data that the shop had acknowledged. */
const entry = Schema.Struct({
  /** Id of the draft, or of the order once there is one. */
  subject: Schema.String,
  /** Name of the call: a step of the draft, "place" for placing the order, or an action on an existing order. */
  call: Schema.String,
  /** The version on which the call is based, or its idempotency key. */
  key: Schema.String,
  what: Schema.Literals(["asked", "answered", "broken"]),
  /** For a save: digest of the stored part; for placing: order id; for an action: its result. */
  says: Schema.String
})
export type Entry = typeof entry.Type

const read = Schema.decodeUnknownSync(Schema.fromJsonString(entry))

/** Everything that the buyers know, written to disk before each call and after its response. */
export class Ledger {
  readonly #file: number
  readonly path: string

  constructor(path: string) {
    this.path = path
    this.#file = openSync(path, "a")
  }

  note(noted: Entry): void {
    writeSync(this.#file, `${JSON.stringify(noted)}\n`)
    fdatasyncSync(this.#file)
  }

  close(): void {
    closeSync(this.#file)
  }

  /** Reads all entries from disk. */
  entries(): ReadonlyArray<Entry> {
    return readFileSync(this.path, "utf8")
      .split("\n")
      .filter((line) => line !== "")
      .map((line) => read(line))
  }
}
