import { expect, it } from "vitest"
import { emptyAddress } from "../../domain/address/address.ts"
import type { AddressForm } from "../../domain/order/wizard/address-form.ts"
import type { Client } from "../client/client.ts"
import { registerInOrder } from "./order-registration.ts"

const complete = {
  ...emptyAddress(1, "01067"),
  firstName: "Erika",
  lastName: "Muster",
  street: "Am Zwinger",
  houseNumber: "3",
  city: "Dresden",
  phone: "0351 1234567"
}
const half = { ...emptyAddress(1, "01067"), lastName: "Muster" }
const typedForm: AddressForm = {
  emailAddress: "",
  deliveryAddress: complete,
  useInvoiceAddress: true,
  invoiceAddress: { ...complete, phone: "" }
}
const form = {
  email: " erika@shop.example",
  password: "vier Worte und mehr",
  useInvoiceAddress: false,
  termsVersion: "1",
  newsletter: false
}

const tried = async (typed: AddressForm | null, asGuest = false, keeps = true) => {
  const calls: Array<{ readonly path: string; readonly request: unknown }> = []
  const client: Client = {
    call: (call, request) => {
      calls.push({ path: call.path, request })
      return Promise.resolve({ type: "unreachable" as const })
    }
  }
  const sent: Array<unknown> = []
  const register = registerInOrder(
    client,
    (wish) => {
      sent.push(wish.form, calls.length)
      return Promise.resolve({ type: "ok", value: keeps })
    },
    () => typed
  )
  const answer = await register({ form, asGuest, forOrder: true }, new AbortController().signal)
  return { answer, calls, sent }
}

it("stores the input for the order without the password, then registers with the complete addresses", async () => {
  const { answer, calls, sent } = await tried(typedForm)
  expect(calls).toEqual([
    {
      path: "/api/account/cache-reg-data",
      request: {
        payload: {
          authData: { email: "erika@shop.example", mode: "register", asGuest: false, forOrder: true },
          deliveryAddress: complete,
          useInvoiceAddress: true,
          invoiceAddress: typedForm.invoiceAddress
        }
      }
    }
  ])
  expect(JSON.stringify(calls)).not.toContain(form.password)
  expect(sent).toEqual([
    {
      ...form,
      deliveryAddress: complete,
      useInvoiceAddress: true,
      invoiceAddress: typedForm.invoiceAddress
    },
    1
  ])
  expect(answer, "keeping has failed, which is no reason not to register").toEqual({
    type: "ok",
    value: true
  })
})

it("registers without incomplete addresses", async () => {
  const { calls, sent } = await tried({ ...typedForm, deliveryAddress: half, invoiceAddress: half })
  expect(calls).toMatchObject([{ request: { payload: { deliveryAddress: half, invoiceAddress: half } } }])
  expect(sent[0]).toEqual(form)
  const unwanted = await tried({ ...typedForm, useInvoiceAddress: false })
  expect(unwanted.sent[0]).toEqual({ ...form, deliveryAddress: complete })
})

it("stores nothing for a guest or without an order", async () => {
  expect(await tried(typedForm, true)).toMatchObject({ calls: [], sent: [form, 0] })
  expect(await tried(null)).toMatchObject({ calls: [], sent: [form, 0] })
})
