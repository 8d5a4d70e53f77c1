import type { AnyEventObject } from "xstate"
import { expect } from "@playwright/test"
import { readFile } from "node:fs/promises"
import { done, fails } from "../../../model-tests/harness/explore.ts"
import type { ExportSource } from "../../../src/domain/statistics/export.ts"
import type { exportMachine } from "../../../src/machines/export.machine.ts"
import type { ExportScreen } from "./screen.ts"
import { fileNames, pieces, rowsIn } from "./sources.ts"
import { serveFiles } from "../harness/file-server.ts"
import { gesturesOn } from "../harness/gestures.ts"
import type { Gesture, Scene } from "../harness/paths-of.ts"

const { does } = gesturesOn<typeof exportMachine, ExportScreen>()

type Snapshot = Parameters<Parameters<typeof does>[2]>[0]

/** So often a file is asked for on one page, at the most: each attempt has its number. */
export const mostAttempts = 24
const attempts = Array.from({ length: mostAttempts }, (_, index) => index + 1)

const isComing = ({ value, context }: Snapshot, from: number, to = from) =>
  typeof value === "object" && context.rows >= from && context.rows <= to

let files: ReturnType<typeof serveFiles> | undefined

/** The file of the last call: it begins to come when it is first asked for here. */
const fileOf = async ({ ports, screen }: Scene<ExportScreen>, call: number, kind: ExportSource["kind"]) => {
  const begin = await (files ??= serveFiles())
  const headers = {
    "content-disposition": `attachment; filename="${fileNames[kind]}"`,
    "x-total-rows": String(rowsIn)
  }
  if (screen.file?.call !== call)
    screen.file = {
      call,
      way: await begin(headers, (from) => ports.answer("download", call, { from }))
    }
  return screen.file.way
}

const kindAt = ({ context }: { readonly context: unknown }) =>
  (context as { readonly source: ExportSource }).source.kind

/** Rows arrive: the page is waited for, since what it hears begins its time limit anew. */
const comes = (
  name: string,
  before: number,
  rows: number,
  piece: string
): ReadonlyArray<Gesture<ExportScreen>> =>
  attempts.map((attempt) =>
    does(
      name,
      [{ type: "rows.arrived", attempt, rows, total: rowsIn }],
      (at) => isComing(at, before) && at.context.attempt === attempt,
      async (scene, { calls, snapshot }) => {
        const way = await fileOf(scene, calls["download"] ?? 0, kindAt(snapshot))
        way.send(piece)
        await scene.page.getByText(`${rows} von ${rowsIn} Zeilen`).waitFor()
      }
    )
  )

const whole = (kind: ExportSource["kind"]) => {
  const file = { name: fileNames[kind], rows: rowsIn, total: rowsIn, contents: new Blob([]) }
  return attempts.map((attempt) =>
    does(
      `a whole file of ${kind} comes`,
      [
        { type: "rows.arrived", attempt, rows: rowsIn, total: rowsIn },
        done("download", { kind: "fetched", file })
      ],
      (at) => isComing(at, 0, 4) && at.context.attempt === attempt && at.context.source.kind === kind,
      async (scene, { calls }) => {
        const { page, screen } = scene
        const coming = page.waitForEvent("download")
        const rows = Number(await page.locator("[data-part=export] progress").getAttribute("value"))
        const way = await fileOf(scene, calls["download"] ?? 0, kind)
        way.end(pieces.slice(rows / 2).join(""))
        const kept = await coming
        screen.whole += 1
        expect(kept.suggestedFilename()).toBe(fileNames[kind])
        expect(await readFile(await kept.path(), "utf8")).toBe(pieces.join(""))
      }
    )
  )
}

const brokenOff = (name: string, event: AnyEventObject, how: "end" | "breakOff"): Gesture<ExportScreen> =>
  does(
    name,
    [event],
    (at) => isComing(at, 1, 4),
    async (scene, { calls, snapshot }) =>
      (await fileOf(scene, calls["download"] ?? 0, kindAt(snapshot)))[how]()
  )

/** A file comes, whole or not. */
export const fileGestures: ReadonlyArray<Gesture<ExportScreen>> = [
  ...comes("the first rows come", 0, 2, pieces[0]),
  ...comes("more rows come", 2, 4, pieces[1]),
  ...whole("orders"),
  ...whole("statistic"),
  ...whole("sales"),
  brokenOff(
    "the file ends early",
    done("download", {
      kind: "fetched",
      file: { name: "", rows: 2, total: rowsIn, contents: new Blob([]) }
    }),
    "end"
  ),
  brokenOff("the line breaks in the middle", fails("download"), "breakOff")
]
