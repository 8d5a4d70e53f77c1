import { expect, it } from "vitest"
import { emptyAddress } from "../../../domain/address/address.ts"
import { addressLengths } from "../../../domain/address/address-lengths.ts"
import { renderedIn, textOf } from "../rendered.test-support.tsx"
import { NameAndStreet } from "./AddressFields.tsx"

const typed = (field: "firstName" | "lastName" | "street", text: string) =>
  renderedIn(
    "de",
    <NameAndStreet
      part="deliveryAddress"
      address={{ ...emptyAddress(1, "80331"), [field]: text }}
      problems={[]}
      allowCompany={false}
      onChange={() => {}}
    />,
    ["shop", "order"]
  )

it.each(["firstName", "lastName", "street"] as const)(
  "%s longer than its field stands there whole, and the field says how much fits",
  async (field) => {
    const most = addressLengths[field]
    const long = "ä".repeat(most + 1)
    const html = await typed(field, long)
    expect(html).toContain(`value="${long}"`)
    expect(html, "a browser would cut what is pasted").not.toMatch(/maxlength/iu)
    expect(textOf(html)).toContain(`Hier passen höchstens ${most} Zeichen.`)
    expect(textOf(await typed(field, ` ${"ä".repeat(most)} `)), "what just fits").not.toContain("Hier passen")
  }
)
