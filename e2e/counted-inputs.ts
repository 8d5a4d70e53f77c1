import type { Locator } from "@playwright/test"

/** Fields that are filled and controls that are pressed, counted as a person would count what an order asks of him. */
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
