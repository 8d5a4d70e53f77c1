import { csrfCookie } from "../src/domain/account/csrf-cookie.ts"
import type { Scene } from "./scene.ts"

/** A final response: neither a broken connection nor a request to try again. */
export interface Said {
  readonly status: number
  readonly text: string
}

/** A browser with a separate network address, since rate limits count by session and network; it stores its cookies. */
export class Browser {
  readonly #scene: Scene
  readonly #network: string
  readonly #cookies = new Map<string, string>()

  private constructor(scene: Scene, number: number) {
    this.#scene = scene
    this.#network = `10.${(number >> 8) & 255}.${number & 255}.7`
  }

  /** Opens a browser with a session. */
  static async open(scene: Scene, number: number): Promise<Browser> {
    const browser = new Browser(scene, number)
    await browser.asked("GET", "/session/renew?v=1")
    return browser
  }

  /**
   * Sends one call; returns `undefined` if the shop died during the call or requested a retry. An error of the shop
   * makes the run fail.
   */
  async call(
    method: "GET" | "POST",
    path: string,
    body?: object,
    headers: Readonly<Record<string, string>> = {}
  ): Promise<Said | undefined> {
    this.#scene.count()
    let response: Response
    let text: string
    try {
      response = await fetch(this.#scene.origin + path, {
        method,
        headers: { ...this.#headers(), ...headers },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(20_000)
      })
      text = await response.text()
    } catch {
      return undefined
    }
    if (response.status === 503) return undefined
    if (response.status >= 500) throw new Error(`${path} answered ${response.status}: ${text}`)
    for (const line of response.headers.getSetCookie()) {
      const [pair = ""] = line.split(";")
      const equals = pair.indexOf("=")
      this.#cookies.set(pair.slice(0, equals), pair.slice(equals + 1))
    }
    return { status: response.status, text }
  }

  /** Repeats a repeatable call unchanged until it has its final response. */
  async asked(...call: Parameters<Browser["call"]>): Promise<Said> {
    for (;;) {
      const said = await this.call(...call)
      if (said !== undefined) return said
      await this.#scene.healthyAgain()
    }
  }

  #headers(): Readonly<Record<string, string>> {
    return {
      "content-type": "application/json",
      "x-forwarded-for": this.#network,
      cookie: [...this.#cookies].map(([name, value]) => `${name}=${value}`).join("; "),
      "x-csrf-token": decodeURIComponent(this.#cookies.get(csrfCookie) ?? ""),
      origin: this.#scene.origin,
      "sec-fetch-site": "same-origin"
    }
  }
}
