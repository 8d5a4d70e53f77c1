import { describe, expect, it } from "vitest"
import { readFile } from "./read-file.ts"

const encoder = new TextEncoder()
const { signal } = new AbortController()

const streamOf = (pieces: ReadonlyArray<string | Error>) => {
  const left = [...pieces]
  return new ReadableStream<Uint8Array>({
    pull: (controller) => {
      const piece = left.shift()
      if (piece === undefined) controller.close()
      else if (piece instanceof Error) controller.error(piece)
      else controller.enqueue(encoder.encode(piece))
    }
  })
}

const answer = (pieces: ReadonlyArray<string | Error>, total: number) => () =>
  Promise.resolve(
    new Response(streamOf(pieces), {
      headers: {
        "x-total-rows": String(total),
        "content-disposition": 'attachment; filename="bestellungen-2026-11-22.csv"'
      }
    })
  )

const read = async (fetch: () => Promise<Response>) => {
  const progress: Array<readonly [rows: number, total: number]> = []
  const file = await readFile(fetch, "/file", (...each) => progress.push(each), signal)
  return { file, progress }
}

describe("a streamed file of rows", () => {
  it("is stored unchanged, and its rows are reported as they arrive", async () => {
    const { file, progress } = await read(answer(["\ufeffa;b\r\n1;", "2\r\n3;4\r", "\n"], 2))
    expect(progress).toEqual([
      [0, 2],
      [0, 2],
      [1, 2],
      [2, 2]
    ])
    if (file.kind !== "fetched") throw new Error("There is no file")
    expect(file.file).toMatchObject({ name: "bestellungen-2026-11-22.csv", rows: 2, total: 2 })
    const bytes = new Uint8Array(await file.file.contents.arrayBuffer())
    expect(bytes).toEqual(encoder.encode("\ufeffa;b\r\n1;2\r\n3;4\r\n"))
  })

  it("reports the received and the announced number of rows if it ends early", async () => {
    const { file } = await read(answer(["a\r\n1\r\n"], 2))
    expect(file).toMatchObject({ file: { rows: 1, total: 2 } })
  })

  it("ends as an error if the connection is interrupted", async () => {
    await expect(read(answer(["a\r\n1\r\n", new Error("cut")], 2))).rejects.toThrow("cut")
  })

  it("never counts as complete without an announced number of rows", async () => {
    const { file } = await read(() => Promise.resolve(new Response("a\r\n1\r\n")))
    expect(file).toMatchObject({ file: { name: "export.csv", rows: 1, total: Number.NaN } })
  })

  it.each([
    [401, "signedOut"],
    [403, "forbidden"],
    [404, "nothing"],
    [422, "invalid"],
    [429, "tooMany"]
  ])("is refused with %i: %s", async (status, refusal) => {
    const { file } = await read(() => Promise.resolve(new Response("{}", { status })))
    expect(file).toEqual({ kind: "refused", refusal })
  })

  it("counts as a missing answer if the server fails", async () => {
    await expect(read(() => Promise.resolve(new Response("", { status: 503 })))).rejects.toThrow("503")
  })
})
