import type { Page } from "@playwright/test"

/**
 * A keyboard that counts key presses: each key, with or without modifier keys, is one press, including Tab and the
 * arrows. Letters typed as a field's value are counted separately.
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

  /** Total of key presses and typed letters. */
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
