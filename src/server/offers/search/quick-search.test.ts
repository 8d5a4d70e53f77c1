import { csrfCookie } from "../../../domain/account/csrf-cookie.ts"
import { desiredDays } from "../../../domain/price/desired-days.ts"
import { assert, layer } from "@effect/vitest"
import { Clock, Effect, Layer } from "effect"
import { HttpServer } from "effect/http/HttpServer"
import { hash } from "node:crypto"
import { request } from "node:http"
import { buffer } from "node:stream/consumers"
import { setTimeout as pause } from "node:timers/promises"
import { brotliDecompressSync, gunzipSync } from "node:zlib"
import { apiRoutes } from "../../api.ts"
import { trustedProxies } from "../../http/front/client-address.ts"
import { FrontDoor } from "../../http/front/front-door.ts"
import { houseRoutes, listen, serve } from "../../http/server.ts"
import { morning, realTime, SampleApi, standing } from "../../testing/api.test-support.ts"
import { calculationFor, servedPlace } from "../../testing/journey.test-support.ts"
import { BodyWait, quickSearch } from "./quick-search.ts"

const door = new FrontDoor()
const seen = { isOn: true, isHasty: false, passedOn: 0, taken: 0 }

/**
 * Adds the fast path so that tests can disable it and count its uses; the fast path waits long for a body, since the
 * test machine may be busy.
 */
const counted = Layer.effectDiscard(
  Effect.gen(function* () {
    const patient = yield* Effect.provideService(quickSearch, BodyWait, 60_000)
    const hasty = yield* Effect.provideService(quickSearch, BodyWait, 1)
    door.add((call, response, passOn) => {
      const front = seen.isHasty ? hasty : patient
      const isTaken =
        seen.isOn &&
        front(call, response, () => {
          seen.passedOn++
          passOn()
        })
      if (isTaken) seen.taken++
      return isTaken
    })
  })
)

const Line = serve(Layer.mergeAll(counted, apiRoutes({ proxies: trustedProxies([]) }), houseRoutes)).pipe(
  Layer.provideMerge(listen({ host: "127.0.0.1", port: 0, accessLog: false }, door, () => {})),
  Layer.provideMerge(SampleApi),
  Layer.provide(Layer.succeed(Clock.Clock)(standing(() => morning)))
)

interface Call {
  readonly method?: string
  readonly path?: string
  /** Headers to send; `undefined` omits one that the page would send. */
  readonly headers?: Readonly<Record<string, string | undefined>>
  /** Sent in these parts, with a pause in between. */
  readonly body: ReadonlyArray<string | Buffer>
  /** Whether the fast path does not wait for the second part. */
  readonly isLate?: boolean
}

interface Answer {
  readonly status: number | undefined
  readonly headers: object
  readonly bytes: Buffer
}

/** Shortens a response so that differences are easy to read. */
const shortOf = ({ bytes, ...rest }: Answer) => ({
  ...rest,
  begin: bytes.toString("utf8", 0, 120),
  digest: hash("sha256", bytes)
})

const answerTo = async (port: number, usual: Readonly<Record<string, string>>, call: Call) => {
  const pieces = call.body.map((piece) => Buffer.from(piece))
  const length = String(pieces.reduce((sum, piece) => sum + piece.length, 0))
  const headers = Object.fromEntries(
    Object.entries({ ...usual, "content-length": length, ...call.headers }).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, value]]
    )
  )
  const { promise, resolve, reject } = Promise.withResolvers<Answer>()
  const sent = request({
    port,
    host: "127.0.0.1",
    method: call.method ?? "POST",
    path: call.path ?? "/api/kalkulation/berechnen",
    headers,
    agent: false
  })
  sent.on("error", reject)
  sent.on("response", (response) => {
    // each request has its own id, and both paths return it
    const { date: _, "x-request-id": id, ...rest } = response.headers
    const headers = { ...rest, hasRequestId: id !== undefined }
    buffer(response).then((bytes) => resolve({ status: response.statusCode, headers, bytes }), reject)
  })
  for (const piece of pieces) {
    sent.write(piece)
    if (pieces.length > 1) await pause(call.isLate ? 100 : 10)
  }
  sent.end()
  return promise
}

const session = async (port: number) => {
  const answer = await fetch(`http://127.0.0.1:${port}/session/renew?v=1`)
  const cookies = answer.headers.getSetCookie().map((cookie) => cookie.split(";")[0] ?? "")
  const csrf =
    cookies.find((cookie) => cookie.startsWith(`${csrfCookie}=`))?.slice(csrfCookie.length + 1) ??
    assert.fail("no token")
  return { cookie: cookies.join("; "), "x-csrf-token": csrf, "content-type": "application/json" }
}

const wishedDay = desiredDays(1, new Date(morning)).last ?? ""

type Way = "quick" | "usual" | "looked at first"

const cases = (zipCode: string, cookie: string): ReadonlyArray<readonly [string, Way, Call]> => {
  const wish = calculationFor(zipCode)
  const plain = JSON.stringify(wish)
  const small = JSON.stringify(
    Object.fromEntries(
      Object.entries(wish).map(([name, value]) => [name[0]?.toLowerCase() + name.slice(1), value])
    )
  )
  const other = (change: object): Call => ({ body: [JSON.stringify({ ...wish, ...change })] })
  const said = (headers: Call["headers"]): Call => ({ body: [plain], headers: headers ?? {} })
  return [
    ["as the page sends it", "quick", { body: [plain] }],
    ["only what must be said", "quick", { body: [JSON.stringify({ ZipCode: zipCode, Amount: 6000 })] }],
    ["names begun small", "quick", { body: [small] }],
    ["a member that changes nothing", "quick", other({ IsDefault: true, UpsellCount: 2 })],
    ["a member twice", "quick", { body: [plain.replace("{", '{"Amount":3000,')] }],
    ["null for nothing", "quick", other({ Parameters: null, Ordering: null })],
    ["a place that is none", "quick", other({ ZipCode: "00000" })],
    ["several stations", "quick", other({ Stations: 3 })],
    ["a day that is wished for", "quick", other({ Parameters: [{ Id: 141, DesiredDate: wishedDay }] })],
    ["ranked by delivery", "quick", other({ Ordering: 1 })],
    ["pressed by brotli", "quick", said({ "accept-encoding": "gzip, deflate, br, zstd" })],
    ["pressed by gzip", "quick", said({ "accept-encoding": "gzip, br;q=0" })],
    ["not pressed", "quick", said({ "accept-encoding": "identity" })],
    ["with blanks behind it", "quick", { body: [plain.padEnd(900)] }],
    ["in two pieces", "quick", { body: [plain.slice(0, 40), plain.slice(40)] }],
    ["letter by letter at first", "quick", { body: [plain.slice(0, 1), plain.slice(1, 2), plain.slice(2)] }],
    ["with its charset", "quick", said({ "content-type": 'application/json; charset="UTF-8"' })],
    ["from another page of the shop", "quick", said({ "sec-fetch-site": "same-origin" })],
    ["no JSON", "looked at first", { body: ["{"] }],
    ["a list", "looked at first", { body: ["[]"] }],
    ["JSON behind a byte order mark", "looked at first", { body: [`\ufeff${plain}`] }],
    ["bytes that are no text", "looked at first", { body: [Buffer.from([0x7b, 0xff, 0x7d])] }],
    ["an unknown group", "looked at first", other({ ProductGroupId: 77 })],
    ["an amount that no dealer sells", "looked at first", other({ Amount: 1 })],
    ["a text for a number", "looked at first", other({ Amount: "viel" })],
    ["an unknown field", "looked at first", other({ Colour: "brown" })],
    ["options that exclude each other", "looked at first", other({ Parameters: [{ Id: 131 }, { Id: 132 }] })],
    [
      "a body that comes late",
      "looked at first",
      { body: [plain.slice(0, 40), plain.slice(40)], isLate: true }
    ],
    ["nothing", "usual", { body: [] }],
    ["too much", "usual", { body: [plain.padEnd(20_000)] }],
    ["far too much", "usual", { body: [plain.padEnd(300_000)] }],
    ["in chunks", "usual", { ...said({ "content-length": undefined, "transfer-encoding": "chunked" }) }],
    ["asked for before it is sent", "usual", said({ expect: "100-continue" })],
    ["without a session", "usual", said({ cookie: undefined })],
    ["with a forged session", "usual", said({ cookie: "__Host-guest=a.b.c" })],
    ["with another token", "usual", said({ "x-csrf-token": "none" })],
    ["without a token", "usual", said({ "x-csrf-token": undefined })],
    ["from another site", "usual", said({ "sec-fetch-site": "cross-site" })],
    ["from another origin", "usual", said({ origin: "https://evil.example" })],
    ["as a form", "usual", said({ "content-type": "text/plain" })],
    ["of no type", "usual", said({ "content-type": undefined })],
    ["by a bearer that is none", "usual", said({ authorization: "Bearer a.b.c" })],
    ["by a signed-in user", "usual", said({ cookie: `${cookie}; __Host-access=a.b.c` })],
    ["with a query", "usual", { body: [plain], path: "/api/kalkulation/berechnen?a=1" }],
    ["with a slash too many", "usual", { body: [plain], path: "/api/kalkulation/berechnen/" }],
    ["by PUT", "usual", { body: [plain], method: "PUT" }]
  ]
}

layer(Line, realTime)("a search that is answered before the router", (it) => {
  it.effect("gets the same bytes as from the router", () =>
    Effect.gen(function* () {
      const { address } = yield* HttpServer
      const port = "port" in address ? address.port : assert.fail("no port")
      const { zipCode } = yield* servedPlace
      const own = yield* Effect.promise(() => session(port))
      for (const [name, way, call] of cases(zipCode, own.cookie)) {
        seen.isOn = false
        const expected = yield* Effect.promise(() => answerTo(port, own, call))
        Object.assign(seen, { isOn: true, isHasty: call.isLate === true, passedOn: 0, taken: 0 })
        const answer = yield* Effect.promise(() => answerTo(port, own, call))
        assert.deepStrictEqual(shortOf(answer), shortOf(expected), name)
        const taken: Way = seen.taken === 0 ? "usual" : seen.passedOn === 0 ? "quick" : "looked at first"
        assert.strictEqual(taken, way, name)
      }
    })
  )

  it.effect("gets the same bytes after decompression", () =>
    Effect.gen(function* () {
      const { address } = yield* HttpServer
      const port = "port" in address ? address.port : assert.fail("no port")
      const { zipCode } = yield* servedPlace
      const own = yield* Effect.promise(() => session(port))
      const body = [JSON.stringify(calculationFor(zipCode))]
      const bytesOf = (accepted: string) =>
        Effect.promise(() => answerTo(port, own, { body, headers: { "accept-encoding": accepted } })).pipe(
          Effect.map(({ bytes }) => bytes)
        )
      const whole = yield* bytesOf("identity")
      assert.include(whole.toString("utf8"), '"Items":[{"Id":')
      assert.isTrue(brotliDecompressSync(yield* bytesOf("br")).equals(whole))
      assert.isTrue(gunzipSync(yield* bytesOf("gzip")).equals(whole))
    })
  )
})
