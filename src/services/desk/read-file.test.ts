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

describe("a file that comes row by row", () => {
  it("is kept as it came, and its rows are reported as they come", async () => {
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

  it("that ends early says how much came of how much", async () => {
    const { file } = await read(answer(["a\r\n1\r\n"], 2))
    expect(file).toMatchObject({ file: { rows: 1, total: 2 } })
  })

  it("that breaks off is an error and no file", async () => {
    await expect(read(answer(["a\r\n1\r\n", new Error("cut")], 2))).rejects.toThrow("cut")
  })

  it("without a number of rows is never whole", async () => {
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

  it("of a server in trouble is no answer", async () => {
    await expect(read(() => Promise.resolve(new Response("", { status: 503 })))).rejects.toThrow("503")
  })
})
