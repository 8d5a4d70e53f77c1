import { describe, expect, it } from "vitest"
import { mediaUploadMachine } from "../../src/machines/media-upload.machine.ts"
import type { UploadInput } from "../../src/machines/media-upload/setup.ts"
import { fileOfSize, mediumOf } from "../data/media.ts"
import { type Stage, stage } from "../harness/stage.ts"
import { answer, differences, fail, rowsOf, send, type Table } from "../harness/table.ts"

type Page = Stage<typeof mediaUploadMachine>

const begin = () => stage(mediaUploadMachine, undefined, ["tellStored"])

/** Describes the page as one string: the states of all files, in the order of the files. */
const where = (page: Page): string =>
  page
    .snapshot()
    .context.rows.map(({ standing }) => standing.kind)
    .join(" ")

const add = (count: number) =>
  send("files.add", { files: Array.from({ length: count }, () => fileOfSize("a.jpg", 100)) })
const stored = { kind: "stored", medium: mediumOf(1), isKnown: false }
const refused = (code: string) => ({ kind: "refused", refusal: { code, params: {} } })

const actions = {
  "cancels the first": send("file.cancel", { key: 1 }),
  "cancels the third": send("file.cancel", { key: 3 }),
  "tries the first again": send("file.retry", { key: 1 }),
  clears: send("list.clear"),
  "waits 65 s": (page: Page) => page.wait(65_000)
}

const table: Table<Page> = {
  sending: {
    way: [add(1)],
    leads: { "cancels the first": "cancelled", "waits 65 s": "failed" }
  },
  "sending sending waiting": {
    way: [add(3)],
    leads: {
      // a waiting file uses the free slot
      "cancels the first": "cancelled sending sending",
      "cancels the third": "sending sending cancelled",
      "waits 65 s": "failed failed sending"
    }
  },
  "stored sending": {
    way: [add(2), answer("sendFirst", stored)],
    leads: { clears: "sending", "waits 65 s": "stored failed" }
  },
  failed: {
    way: [add(1), fail("sendFirst")],
    leads: { "tries the first again": "sending", clears: "" }
  },
  cancelled: {
    way: [add(1), send("file.cancel", { key: 1 })],
    leads: { "tries the first again": "sending", clears: "" }
  },
  refused: { way: [add(1), answer("sendFirst", refused("pictureDrawing"))], leads: { clears: "" } }
}

const isUpload = (asked: unknown): asked is UploadInput =>
  typeof asked === "object" && asked !== null && "onSent" in asked

const inputOf = (page: Page, port: string, index: number): UploadInput => {
  const input = page.asked(port)[index]
  if (!isUpload(input)) throw new Error("Only an upload reports bytes")
  return input
}

describe("uploads (rule media.upload)", () => {
  it("follow the table in every state", async () => {
    expect(differences(await rowsOf(begin, where, actions, table))).toEqual([])
  })

  it("exclude files that are empty or larger than 10 MB, and send the others", () => {
    const page = begin()
    const files = [0, 10 * 1024 * 1024 + 1, 10 * 1024 * 1024].map((size) => fileOfSize("a.jpg", size))
    page.send({ type: "files.add", files })
    expect(where(page)).toBe("refused refused sending")
    expect(page.snapshot().context.rows.map(({ standing }) => standing)).toMatchObject([
      { refusal: { code: "fileEmpty" } },
      { refusal: { code: "fileTooLarge" } },
      {}
    ])
    expect(page.asked("sendFirst")).toHaveLength(1)
  })

  it("report their progress, and ignore events of a former attempt", async () => {
    const page = begin()
    page.send({ type: "files.add", files: [fileOfSize("a.jpg", 100)] })
    inputOf(page, "sendFirst", 0).onSent(60)
    expect(page.snapshot().context.rows[0]?.sent).toBe(60)
    await page.fail("sendFirst")
    page.send({ type: "file.retry", key: 1 })
    inputOf(page, "sendFirst", 0).onSent(90)
    expect(page.snapshot().context.rows[0]).toMatchObject({ sent: 0, attempt: 2 })
    await page.answer("sendFirst", stored, 0)
    expect(where(page)).toBe("sending")
  })

  it("continue as long as bytes are sent", () => {
    const page = begin()
    page.send({ type: "files.add", files: [fileOfSize("a.jpg", 100)] })
    page.wait(64_999)
    inputOf(page, "sendFirst", 0).onSent(10)
    page.wait(64_999)
    expect(where(page)).toBe("sending")
    page.wait(1)
    expect(where(page)).toBe("failed")
    expect(page.isStopped("sendFirst")).toBe(true)
  })

  it("report stored files to the grid, and keep the reason beside a refused one", async () => {
    const page = begin()
    page.send({ type: "files.add", files: [fileOfSize("a.jpg", 100), fileOfSize("b.svg", 100)] })
    await page.answer("sendSecond", refused("pictureDrawing"))
    expect(page.effects("tellStored")).toHaveLength(0)
    await page.answer("sendFirst", stored)
    expect(page.effects("tellStored")).toHaveLength(1)
    expect(page.snapshot().context.rows.map(({ standing }) => standing)).toMatchObject([
      { kind: "stored", medium: { id: 1 } },
      { kind: "refused", refusal: { code: "pictureDrawing" } }
    ])
  })

  it("can send a refused file again only if the session had ended", async () => {
    const page = begin()
    page.send({ type: "files.add", files: [fileOfSize("a.jpg", 100)] })
    await page.answer("sendFirst", refused("signedOut"))
    page.send({ type: "file.retry", key: 1 })
    expect(where(page)).toBe("sending")
    await page.answer("sendFirst", refused("fileBroken"))
    page.send({ type: "file.retry", key: 1 })
    expect(where(page)).toBe("refused")
  })

  it("stop a cancelled file", () => {
    const page = begin()
    page.send({ type: "files.add", files: [fileOfSize("a.jpg", 100)] })
    page.send({ type: "file.cancel", key: 1 })
    expect(page.isStopped("sendFirst")).toBe(true)
  })
})
