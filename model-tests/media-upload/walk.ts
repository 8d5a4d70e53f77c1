import type { AnyMachineSnapshot, SnapshotFrom } from "xstate"
import { isRecord } from "../../src/domain/is-record.ts"
import { mediaUploadMachine } from "../../src/machines/media-upload.machine.ts"
import { fileOfSize, mediumOf } from "../data/media.ts"
import { done, fails } from "../harness/explore.ts"
import { walkOf } from "../harness/machine-walk.ts"

const stored = { kind: "stored", medium: mediumOf(1), isKnown: false } as const
const refused = { kind: "refused", refusal: { code: "pictureDrawing", params: {} } } as const
const signedOut = { kind: "refused", refusal: { code: "signedOut", params: {} } } as const
const file = fileOfSize("a.jpg", 100)

type Look = SnapshotFrom<typeof mediaUploadMachine>

const holdsRows = ({ context }: { readonly context: unknown }): boolean =>
  isRecord(context) && Array.isArray(context["rows"]) && context["rows"].length > 0

/** Creates the event that adds files to an empty list: guards cannot distinguish longer lists. */
const added = (...files: ReadonlyArray<File>) => ({
  type: "files.add",
  files,
  when: (snapshot: AnyMachineSnapshot) => !holdsRows(snapshot)
})

const sees = ({ value, context: { rows, first, second } }: Look) => {
  const [{ key: lowest } = { key: 0 }] = rows
  return [
    value,
    first === null ? null : first - lowest,
    second === null ? null : second - lowest,
    rows.map(({ key, sent, standing }) => [
      key - lowest,
      sent > 0,
      standing.kind,
      standing.kind === "refused" && standing.refusal.code
    ])
  ]
}

export const mediaUploadWalk = walkOf(mediaUploadMachine, {
  ways: {
    "one file": {
      inputs: [undefined],
      events: [
        added(file),
        { type: "file.cancel", key: 1 },
        { type: "file.retry", key: 1 },
        { type: "bytes.sent", key: 1, attempt: 1, bytes: 60 },
        { type: "bytes.sent", key: 1, attempt: 0, bytes: 40 },
        { type: "list.clear" },
        done("sendFirst", stored),
        done("sendFirst", refused),
        done("sendFirst", signedOut),
        fails("sendFirst")
      ],
      sees
    },
    "more files than are sent at once": {
      inputs: [undefined],
      events: [
        added(file, file, fileOfSize("leer.png", 0), file),
        ...[1, 2, 4].map((key) => ({ type: "file.cancel", key })),
        { type: "file.retry", key: 1 },
        { type: "bytes.sent", key: 2, attempt: 1, bytes: 60 },
        done("sendFirst", stored),
        done("sendSecond", stored),
        done("sendSecond", refused),
        fails("sendSecond")
      ],
      sees
    }
  },
  manner: "eachEdge",
  promises: {
    "no more than two files are sent at once": ({ context: { rows } }) =>
      rows.filter(({ standing }) => standing.kind === "sending").length <= 2,
    "a lane that sends has a file that is sent, and no other lane has it": ({
      value,
      context: { rows, first, second }
    }) =>
      [[value.first, first] as const, [value.second, second] as const].every(
        ([state, key]) =>
          (state !== "free") === rows.some((row) => row.key === key && row.standing.kind === "sending")
      ) &&
      (first === null || first !== second),
    "nothing waits while a lane is free": ({ value, context: { rows } }) =>
      (value.first !== "free" && value.second !== "free") ||
      !rows.some(({ standing }) => standing.kind === "waiting"),
    "nothing is sent of a file that is plainly none": ({ context: { rows } }) =>
      rows.every(({ file: { size }, attempt }) => size > 0 || attempt === 0)
  }
})
