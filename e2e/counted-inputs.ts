import type { Locator } from "@playwright/test"

/** Counts the filled fields and pressed controls that an order needs. */
export class CountedInputs {
  #count = 0

  get count(): number {
    return this.#count
  }

  async fill(field: Locator, text: string): Promise<void> {
    this.#count++
    await field.fill(text)
  }

  async press(control: Locator): Promise<void> {
    this.#count++
    await control.click()
  }
}
