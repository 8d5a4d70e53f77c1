import { fromPromise } from "xstate"
import type { fileBodyType } from "../../contract/file-body.ts"
import { isRecord } from "../../domain/is-record.ts"
import type { Medium } from "../../domain/media/medium.ts"
import type { UploadRefusal } from "../../domain/media/upload-row.ts"
import type { UploadAnswer, UploadInput } from "../../machines/media-upload/setup.ts"
import type { SentAnswer, SentFile } from "../browser/send-file.ts"
import { addressOf } from "../client/address-of.ts"
import { mediaUpload } from "../client/dealer-routes.gen.ts"
import { NoAnswer } from "../client/no-answer.ts"
import { fromWire } from "../client/wire-names.ts"

/**
 * Dependencies of an upload: the function that sends the request, the CSRF token, and the function that starts a new
 * session if the browser has none.
 */
export interface UploadGround {
  readonly send: (file: SentFile, signal: AbortSignal) => Promise<SentAnswer>
  readonly csrfToken: () => string | undefined
  readonly renew: () => Promise<unknown>
}

/** The content type that the contract requires for files. */
const bodyType: typeof fileBodyType = "application/octet-stream"

/** Maximum number of attempts while other uploads occupy the server, and the pause between the attempts in ms. */
const crowded = { attempts: 20, pause: 1_500 } as const

const bodyOf = (text: string): Readonly<Record<string, unknown>> => {
  try {
    const body: unknown = fromWire(JSON.parse(text))
    return isRecord(body) ? body : {}
  } catch {
    return {}
  }
}

const isParams = (value: unknown): value is UploadRefusal["params"] => isRecord(value)

/** Returns the first validation error of a refused upload, or else an error code for its HTTP status. */
const refusalIn = (status: number, body: Readonly<Record<string, unknown>>): UploadRefusal => {
  const problems: unknown = body["problems"]
  const first: unknown = Array.isArray(problems) ? problems[0] : undefined
  if (isRecord(first) && typeof first["code"] === "string")
    return { code: first["code"], params: isParams(first["params"]) ? first["params"] : {} }
  return {
    code:
      status === 413 ? "fileTooLarge" : status === 401 ? "signedOut" : status === 403 ? "forbidden" : "other",
    params: {}
  }
}

const isMedium = (value: unknown): value is Medium =>
  isRecord(value) && typeof value["id"] === "number" && typeof value["src"] === "string"

const answerIn = ({ status, body: text }: SentAnswer): UploadAnswer => {
  const body = bodyOf(text)
  if (status >= 500 || status === 429) throw new NoAnswer(String(status))
  if (status !== 200) return { kind: "refused", refusal: refusalIn(status, body) }
  if (!isMedium(body["medium"])) throw new NoAnswer("unreadable")
  return { kind: "stored", medium: body["medium"], isKnown: body["isKnown"] === true }
}

const lacksSession = ({ status, body }: SentAnswer): boolean =>
  status === 403 && ["SessionMissing", "CsrfInvalid"].includes(String(bodyOf(body)["code"]))

const pause = (signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, crowded.pause)
    signal.addEventListener("abort", () => clearTimeout(timer), { once: true })
  })

/** Sends one file; repeats the request while the server has no capacity, and once if the browser has no session yet. */
const upload = async (
  ground: UploadGround,
  { file, onSent }: UploadInput,
  signal: AbortSignal
): Promise<UploadAnswer> => {
  const address = addressOf(mediaUpload.path, { query: { name: file.name } })
  const once = () => {
    const token = ground.csrfToken()
    const headers = {
      accept: "application/json",
      "content-type": bodyType,
      ...(token !== undefined && { "x-csrf-token": token })
    }
    return ground.send({ address, headers, file, onSent }, signal)
  }
  let answer = await once()
  if (lacksSession(answer)) {
    await ground.renew()
    answer = await once()
  }
  for (let attempt = 1; answer.status === 429 && attempt < crowded.attempts; attempt++) {
    onSent(0)
    await pause(signal)
    answer = await once()
  }
  return answerIn(answer)
}

/** Implements ports that upload pictures to the server. */
export const mediaUploadActors = (ground: UploadGround) => {
  const sender = fromPromise<UploadAnswer, UploadInput>(({ input, signal }) => upload(ground, input, signal))
  return { sendFirst: sender, sendSecond: sender }
}
