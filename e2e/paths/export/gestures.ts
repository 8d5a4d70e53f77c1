import { done, fails } from "../../../model-tests/harness/explore.ts"
import type { exportMachine, ExportRefusal } from "../../../src/machines/export.machine.ts"
import { fileGestures, mostAttempts } from "./file-gestures.ts"
import type { ExportScreen } from "./screen.ts"
import { rowsIn, sourceOf, spanIn, type SpanName, spans } from "./sources.ts"
import { gesturesOn, refusedWith } from "../harness/gestures.ts"
import type { Gesture } from "../harness/paths-of.ts"

const { does, answers, waits } = gesturesOn<typeof exportMachine, ExportScreen>()

type Snapshot = Parameters<Parameters<typeof does>[2]>[0]

const kinds = ["orders", "statistic", "sales"] as const

const asks = (span: SpanName) =>
  kinds.map((kind) =>
    does(
      `asks for ${span}`,
      [{ type: "source.change", source: sourceOf(kind, span) }],
      ({ context: { source } }) => source.kind === kind && spanIn(source) !== span,
      ({ screen }) => screen.ask(spans[span])
    )
  )

const takes = (name: string, button: string, when: (snapshot: Snapshot) => boolean) =>
  does(
    name,
    [{ type: "export.download" }],
    (at) => when(at) && at.context.attempt < mostAttempts,
    ({ screen }) => screen.press(button)
  )

const refusals: ReadonlyArray<readonly [status: number, code: string, refusal: ExportRefusal]> = [
  [401, "NotSignedIn", "signedOut"],
  [403, "Forbidden", "forbidden"],
  [404, "NotFound", "nothing"],
  [422, "Invalid", "invalid"],
  [429, "TooMany", "tooMany"]
]
const ports = { count: "counting", download: "downloading" } as const

/** Both calls are refused, and fail, in the same ways. */
const endings = Object.entries(ports).flatMap(([port, state]) => {
  const isAsked = ({ value, context }: Snapshot) =>
    state === "counting" ? value === state : typeof value === "object" && context.rows === 0
  return [
    ...refusals.map(([status, code, refusal]) =>
      answers(
        port,
        `${port}: ${refusal}`,
        [done(port, { kind: "refused", refusal })],
        refusedWith(status, code),
        isAsked
      )
    ),
    answers(port, `${port}: the server fails`, [fails(port)], { status: 503, json: {} }, isAsked),
    answers(port, `${port}: the line breaks`, [fails(port)], { abort: true }, isAsked)
  ]
})

const counts = (total: number) =>
  answers(
    "count",
    `there are ${total} orders`,
    [done("count", { kind: "counted", total })],
    { json: { Total: total } },
    ({ value }) => value === "counting"
  )

const mayRepeat = ({ context }: Snapshot) => context.refusal !== "signedOut"

/** Everything that a person does with a file of rows, and the server answers. */
export const exportGestures: ReadonlyArray<Gesture<ExportScreen>> = [
  ...asks("a quarter"),
  ...asks("two months"),
  ...asks("days that are turned around"),
  counts(rowsIn),
  counts(0),
  does(
    "counts again",
    [{ type: "export.count" }],
    (at) => at.value === "uncounted" && mayRepeat(at),
    ({ screen }) => screen.press("Noch einmal versuchen")
  ),
  takes(
    "takes the file",
    "Als CSV herunterladen",
    ({ value, context }) =>
      value === "idle" || value === "cancelled" || (value === "counted" && context.total !== 0)
  ),
  takes("takes it once more", "Noch einmal laden", ({ value }) => value === "done"),
  takes("tries again", "Noch einmal versuchen", (at) => at.value === "failed" && mayRepeat(at)),
  does(
    "takes it no more",
    [{ type: "export.cancel" }],
    ({ value }) => typeof value === "object",
    ({ screen }) => screen.press("Abbrechen")
  ),
  ...fileGestures,
  ...endings,
  waits("xstate.after.longestAnswer.export.counting"),
  waits("xstate.after.silence.export.downloading.waiting")
]
