import type { Page } from "@playwright/test"

/**
 * A keyboard that counts as a hand does: each key, alone or with others held, is one press, also Tab and the arrows. What
 * is typed as a value of a field is counted by its letters, beside the presses.
 */
export class CountedKeys {
  readonly #page: Page
  #pressed = 0
  #typed = 0

  constructor(page: Page) {
    this.#page = page
  }

  get pressed(): number {
    return this.#pressed
  }

  /** Presses and letters together. */
  get all(): number {
    return this.#pressed + this.#typed
  }

  async press(...keys: ReadonlyArray<string>): Promise<void> {
    for (const key of keys) {
      this.#pressed++
      await this.#page.keyboard.press(key)
    }
  }

  async type(value: string): Promise<void> {
    this.#typed += value.length
    await this.#page.keyboard.type(value)
  }
}
