import type { Locator } from "@playwright/test"

/** Counts the fields filled and the controls pressed, as a buyer would count what an order takes. */
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
