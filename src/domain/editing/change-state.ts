/** How an item of a list has changed since the list was loaded (rule list.change-states). */
export const changeStates = ["Unchanged", "Added", "Modified", "Deleted"] as const

export type ChangeState = (typeof changeStates)[number]

/** An item of a list that is being edited. */
export interface Changing {
  readonly change: ChangeState
}

/**
 * Returns the state after an edit: an added item remains `Added`; any other item becomes `Modified`, even if it was
 * marked for deletion (rule list.added).
 */
export const afterEdit = (change: ChangeState): ChangeState => (change === "Added" ? "Added" : "Modified")

/** Edits one item of the list. */
export const edited = <Item extends Changing>(
  items: ReadonlyArray<Item>,
  index: number,
  edit: (item: Item) => Item
): ReadonlyArray<Item> =>
  items.map((item, place) => (place === index ? { ...edit(item), change: afterEdit(item.change) } : item))

/** Deletes one item of the list; an unsaved item is removed immediately. */
export const withoutItem = <Item extends Changing>(
  items: ReadonlyArray<Item>,
  index: number
): ReadonlyArray<Item> =>
  items.flatMap((item, place) =>
    place !== index ? [item] : item.change === "Added" ? [] : [{ ...item, change: "Deleted" }]
  )

/** Returns the items that need to be saved. */
export const changed = <Item extends Changing>(items: ReadonlyArray<Item>): ReadonlyArray<Item> =>
  items.filter(({ change }) => change !== "Unchanged")
