import { expect, it, vi } from "vitest"
import { createActor, toPromise } from "xstate"
import type { SentAnswer } from "../browser/send-file.ts"
import { mediaUploadActors } from "./media-upload.actors.ts"

const stored = {
  status: 200,
  body: JSON.stringify({ Medium: { Id: 7, Src: "/medien/x/40.jpg" }, IsKnown: true })
}
const refusal = (status: number, Code: string, Problems: ReadonlyArray<object> = []): SentAnswer => ({
  status,
  body: JSON.stringify({ Code, Message: "", Problems })
})

/** Uploads a file to a server that returns these responses one after the other. */
const uploaded = async (...answers: ReadonlyArray<SentAnswer>) => {
  const left = [...answers]
  const sent: Array<string> = []
  const renew = vi.fn(() => Promise.resolve())
  const { sendFirst } = mediaUploadActors({
    send: ({ address, headers }) => {
      sent.push(`${address} ${headers["content-type"]} ${headers["x-csrf-token"]}`)
      const next = left.shift()
      return next === undefined ? Promise.reject(new Error("no answer")) : Promise.resolve(next)
    },
    csrfToken: () => "token",
    renew
  })
  const actor = createActor(sendFirst, { input: { file: new File(["x"], "ä b.jpg"), onSent: () => {} } })
  // subscribes before the result arrives, so that it is not missed
  const end = toPromise(actor).catch(() => "failed")
  actor.start()
  await vi.runAllTimersAsync()
  return { end, sent, renew }
}

it("an upload reports whether the file was stored or why it was refused (rule media.upload)", async () => {
  vi.useFakeTimers()
  try {
    const once = await uploaded(stored)
    await expect(once.end).resolves.toMatchObject({ kind: "stored", medium: { id: 7 }, isKnown: true })
    expect(once.sent).toEqual(["/api/cms/media?name=%C3%A4+b.jpg application/octet-stream token"])

    const tooBig = { Code: "pictureTooBig", Field: "File", Params: { width: 9, height: 8 } }
    for (const [answer, code] of [
      [refusal(422, "Invalid", [tooBig]), "pictureTooBig"],
      [refusal(413, "BodyTooLarge"), "fileTooLarge"],
      [refusal(401, "SignInNeeded"), "signedOut"],
      [refusal(403, "Forbidden"), "forbidden"],
      [{ status: 400, body: "<html>" }, "other"]
    ] as const)
      await expect((await uploaded(answer)).end).resolves.toMatchObject({
        kind: "refused",
        refusal: { code }
      })

    const renewed = await uploaded(refusal(403, "SessionMissing"), stored)
    await expect(renewed.end).resolves.toMatchObject({ kind: "stored" })
    expect(renewed.renew).toHaveBeenCalledOnce()

    // other uploads are running at first, and later the server has capacity
    const crowded = await uploaded(refusal(429, "TooManyRequests"), refusal(429, "TooManyRequests"), stored)
    await expect(crowded.end).resolves.toMatchObject({ kind: "stored" })
  } finally {
    vi.useRealTimers()
  }
})

it.each([[refusal(503, "Unavailable")], [{ status: 200, body: "{}" }], []])(
  "a missing or unreadable answer is an error of the port: %o",
  async (...answers) => {
    vi.useFakeTimers()
    try {
      await expect((await uploaded(...answers)).end).resolves.toBe("failed")
    } finally {
      vi.useRealTimers()
    }
  }
)
