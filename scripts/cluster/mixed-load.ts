import { Agent, request } from "node:http"
import { setTimeout as pause } from "node:timers/promises"
import { calculationOf, servedZip } from "../../bench/calculation.ts"
import { type BenchVisitor, newVisitor } from "../../bench/visitor.ts"

interface Answer {
  readonly status: number
  readonly canRetry: boolean
  readonly text: string
}

/** One request, and the check of its response. */
interface Action {
  readonly path: string
  readonly visitor: BenchVisitor
  readonly body?: object
  readonly isRight: (text: string) => boolean
}

/** Number of requests per visitor; after that a new visitor is created. */
const requestsOfVisitor = 20

/** Maximum number of concurrent requests; while this many requests wait for a response, no new request is sent. */
const mostAtOnce = 100

const isPage = (text: string) => text.includes("<html") && text.trimEnd().endsWith("</html>")

const hasOffers = (text: string): boolean => {
  const said: unknown = JSON.parse(text)
  return (
    typeof said === "object" &&
    said !== null &&
    "Items" in said &&
    Array.isArray(said.Items) &&
    said.Items.length > 0
  )
}

/**
 * Simulated visitors who open the home page and offer lists, and who search. Most of the results that they request are
 * in no cache.
 */
export class MixedLoad {
  /** Number of correct responses. */
  answered = 0
  /** Number of responses that tell the caller to retry later: 503, or the balancer's 502 or 504, with Retry-After. */
  refused = 0
  readonly wrong: Array<string> = []
  readonly #origin: string
  readonly #agent = new Agent({ keepAlive: true, maxSockets: mostAtOnce })
  #count = 0
  #visitor: Promise<BenchVisitor> | undefined

  constructor(origin: string) {
    this.#origin = origin
  }

  async #newVisitor(own: number): Promise<BenchVisitor> {
    const { headers } = await newVisitor(this.#origin)
    const network = `172.${16 + ((own >> 16) & 15)}.${(own >> 8) & 255}.${own & 255}`
    return { headers: { ...headers, "x-forwarded-for": network } }
  }

  #visitorOf(own: number): Promise<BenchVisitor> {
    if (own % requestsOfVisitor === 0 || this.#visitor === undefined) this.#visitor = this.#newVisitor(own)
    return this.#visitor
  }

  /**
   * Creates a request: of ten requests, four are for offer lists, three are searches and three are for the home page.
   */
  async #action(own: number): Promise<Action> {
    const visitor = await this.#visitorOf(own)
    const amount = 3000 + ((own * 7) % 5000)
    const kind = own % 10
    if (kind < 4)
      return {
        path: `/holzpellets-lose/angebotsliste?zipCode=${servedZip}&amount=${amount}`,
        visitor,
        isRight: isPage
      }
    if (kind < 7)
      return {
        path: "/api/kalkulation/berechnen",
        visitor,
        body: calculationOf(amount),
        isRight: hasOffers
      }
    return { path: "/", visitor, isRight: isPage }
  }

  #ask({ path, visitor, body }: Action): Promise<Answer> {
    const text = body === undefined ? undefined : Buffer.from(JSON.stringify(body))
    const { "content-type": type, ...others } = visitor.headers
    const headers =
      text === undefined ? others : { ...others, "content-type": type, "content-length": text.length }
    return new Promise((resolve, reject) => {
      const asked = request(
        this.#origin + path,
        { agent: this.#agent, method: text === undefined ? "GET" : "POST", headers, timeout: 30_000 },
        (answer) => {
          const chunks: Array<Buffer> = []
          answer.on("data", (chunk: Buffer) => chunks.push(chunk))
          answer.once("error", reject)
          answer.once("end", () =>
            resolve({
              status: answer.statusCode ?? 0,
              canRetry: answer.headers["retry-after"] !== undefined,
              text: Buffer.concat(chunks).toString("utf8")
            })
          )
        }
      )
      asked.once("timeout", () => asked.destroy(new Error("no answer in 30 s")))
      asked.once("error", reject)
      asked.end(text)
    })
  }

  async #one(): Promise<void> {
    const own = this.#count++
    try {
      const action = await this.#action(own)
      const { status, canRetry, text } = await this.#ask(action)
      if (status === 200 && action.isRight(text)) this.answered += 1
      else if ([502, 503, 504].includes(status) && canRetry) this.refused += 1
      else this.wrong.push(`${action.path} answered ${status}: ${text.slice(0, 120)}`)
    } catch (error) {
      // an error may also mean that a session could not be started; the next visitor starts another session
      this.#visitor = undefined
      if (String(error).includes("503")) this.refused += 1
      else this.wrong.push(String(error))
    }
  }

  /** Returns the correct responses per second, with the given number of concurrent requests. */
  async capacity(atOnce: number, seconds: number): Promise<number> {
    const before = this.answered
    const begun = performance.now()
    const line = async () => {
      while (performance.now() - begun < seconds * 1000) await this.#one()
    }
    await Promise.all(Array.from({ length: atOnce }, line))
    return ((this.answered - before) * 1000) / (performance.now() - begun)
  }

  /**
   * Sends requests at a fixed rate, whether or not earlier requests have a response; settles when the last request has
   * its response.
   */
  async atRate(perSecond: number, until: AbortSignal): Promise<void> {
    const running = new Set<Promise<void>>()
    const begun = performance.now()
    for (let index = 0; !until.aborted; index++) {
      await pause(Math.max(0, begun + (index * 1000) / perSecond - performance.now()))
      if (running.size >= mostAtOnce) continue
      const one = this.#one().finally(() => running.delete(one))
      running.add(one)
    }
    await Promise.all(running)
    this.#agent.destroy()
  }
}
