import { spawn } from "node:child_process"
import { once } from "node:events"
import { resolve } from "node:path"
import { setTimeout as pause } from "node:timers/promises"
import { Effect, Exit, Redacted, Scope } from "effect"
import { freePort } from "../tools/child.ts"
import { type StandIn, standIn } from "../src/server/payments/stand-in.test-support.ts"

/**
 * An additional shop process on the data of the journeys, whose payment provider is a test double with its own pages.
 */
export interface ProviderShop {
  readonly origin: string
  readonly there: StandIn
  readonly end: () => Promise<void>
}

/** Maximum number of checks whether the process responds, at intervals of a tenth of a second. */
const mostLooks = 600

const serves = async (origin: string): Promise<void> => {
  for (let look = 0; look < mostLooks; look++) {
    const answer = await fetch(`${origin}/health`).catch(() => undefined)
    if (answer?.ok === true) return
    await pause(100)
  }
  throw new Error(`${origin} does not serve`)
}

export const providerShop = async (): Promise<ProviderShop> => {
  const scope = await Effect.runPromise(Scope.make())
  const there = await Effect.runPromise(Effect.provideService(standIn, Scope.Scope, scope))
  there.rules.pages = there.url
  const { paypal, instalment } = there.settings
  const port = await freePort()
  const origin = `http://localhost:${port}`
  const child = spawn(process.execPath, ["src/server/main.mjs"], {
    cwd: resolve(import.meta.dirname, ".."),
    env: {
      ...process.env,
      NODE_ENV: "production",
      WEB_BUILD: "no",
      TRUSTED_PROXIES: "127.0.0.1,::1",
      DATA: process.env["E2E_DATA"] ?? ".data/e2e",
      PORT: String(port),
      PAYPAL_BASE_URL: paypal.baseUrl,
      PAYPAL_CLIENT_ID: paypal.clientId,
      PAYPAL_CLIENT_SECRET: Redacted.value(paypal.clientSecret),
      PAYPAL_WEBHOOK_ID: paypal.webhookId,
      INSTALMENT_BASE_URL: instalment.baseUrl,
      INSTALMENT_MERCHANT_ID: instalment.merchantId,
      INSTALMENT_API_KEY: instalment.apiKey,
      INSTALMENT_API_SECRET: Redacted.value(instalment.apiSecret),
      INSTALMENT_SCRIPT_ORIGIN: there.url,
      INSTALMENT_PARTNER_ID: "partner",
      INSTALMENT_ENVIRONMENT: "t"
    },
    stdio: "ignore"
  })
  await serves(`http://127.0.0.1:${port}`)
  return {
    origin,
    there,
    end: async () => {
      child.kill("SIGTERM")
      await once(child, "exit")
      await Effect.runPromise(Scope.close(scope, Exit.void))
    }
  }
}
