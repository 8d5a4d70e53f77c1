import { describe, expect, it } from "vitest"
import { readPaymentSettings } from "./payment-settings.ts"

const paypal = {
  PAYPAL_CLIENT_ID: "client",
  PAYPAL_CLIENT_SECRET: "very-secret",
  PAYPAL_WEBHOOK_ID: "WH-1",
  PAYPAL_BASE_URL: "https://api-m.sandbox.paypal.com"
}
const instalment = {
  INSTALMENT_MERCHANT_ID: "M1",
  INSTALMENT_API_KEY: "key",
  INSTALMENT_API_SECRET: "very-secret",
  INSTALMENT_BASE_URL: "https://api.example.com/"
}

describe("payment providers in the environment", () => {
  it("are not configured without keys, and each separately with them", () => {
    expect(readPaymentSettings({})).toEqual({ paypal: undefined, instalment: undefined })
    expect(readPaymentSettings({ PAYPAL_CLIENT_ID: " " }).paypal).toBeUndefined()
    const both = readPaymentSettings({ ...paypal, ...instalment })
    expect(both.paypal?.baseUrl).toBe("https://api-m.sandbox.paypal.com")
    expect(both.instalment?.baseUrl).toBe("https://api.example.com")
    expect(readPaymentSettings(paypal).instalment).toBeUndefined()
  })

  it("are reported by the names of missing values when they are incomplete", () => {
    for (const [whole, prefix] of [
      [paypal, "PAYPAL"],
      [instalment, "INSTALMENT"]
    ] as const)
      for (const name of Object.keys(whole)) {
        const half = Object.entries(whole).filter(([each]) => each !== name)
        const read = () => readPaymentSettings(Object.fromEntries(half))
        expect(read).toThrow(`but not ${name}:`)
        expect(read).not.toThrow("very-secret")
        expect(read).toThrow(prefix)
      }
  })

  it("are called at an origin, by https unless it is this machine", () => {
    for (const wrong of [
      "api.example.com",
      "http://api.example.com",
      "https://a.example/v1",
      "https://u:p@a.example"
    ])
      expect(() => readPaymentSettings({ ...paypal, PAYPAL_BASE_URL: wrong })).toThrow(
        "PAYPAL_BASE_URL is no origin"
      )
    const local = readPaymentSettings({ ...paypal, PAYPAL_BASE_URL: "http://127.0.0.1:4000" })
    expect(local.paypal?.baseUrl).toBe("http://127.0.0.1:4000")
  })

  it("have a script for devices if it is fully configured", () => {
    const device = {
      INSTALMENT_PARTNER_ID: "partner",
      INSTALMENT_SCRIPT_ORIGIN: "https://devices.example",
      INSTALMENT_ENVIRONMENT: "t"
    }
    expect(readPaymentSettings(instalment).instalment?.device).toBeUndefined()
    expect(readPaymentSettings({ ...instalment, ...device }).instalment?.device).toEqual({
      origin: "https://devices.example",
      partnerId: "partner",
      environment: "t"
    })
    expect(() => readPaymentSettings(device)).toThrow("INSTALMENT_MERCHANT_ID")
    expect(() => readPaymentSettings({ ...instalment, ...device, INSTALMENT_ENVIRONMENT: "live" })).toThrow(
      "INSTALMENT_ENVIRONMENT"
    )
    expect(() => readPaymentSettings({ ...instalment, INSTALMENT_PARTNER_ID: "partner" })).toThrow(
      "but not INSTALMENT_SCRIPT_ORIGIN"
    )
  })

  it("never print their secrets", () => {
    const read = readPaymentSettings({ ...paypal, ...instalment })
    expect(JSON.stringify(read)).not.toContain("very-secret")
  })
})
