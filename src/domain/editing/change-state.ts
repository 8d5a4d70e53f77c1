/** What became of an item of a list since it was loaded (rule list.change-states). */
export const changeStates = ["Unchanged", "Added", "Modified", "Deleted"] as const

export type ChangeState = (typeof changeStates)[number]

/** An item of a list that is being edited. */
export interface Changing {
  readonly change: ChangeState
}

/**
 * An added item stays added when it is edited; any other one becomes modified, also one that was to be deleted (rule
 * list.added).
 */
export const afterEdit = (change: ChangeState): ChangeState => (change === "Added" ? "Added" : "Modified")

/** The list after an edit of one item. */
export const edited = <Item extends Changing>(
  items: ReadonlyArray<Item>,
  index: number,
  edit: (item: Item) => Item
): ReadonlyArray<Item> =>
  items.map((item, place) => (place === index ? { ...edit(item), change: afterEdit(item.change) } : item))

/** The list after one item was deleted: an unsaved item is simply gone. */
export const withoutItem = <Item extends Changing>(
  items: ReadonlyArray<Item>,
  index: number
): ReadonlyArray<Item> =>
  items.flatMap((item, place) =>
    place !== index ? [item] : item.change === "Added" ? [] : [{ ...item, change: "Deleted" }]
  )

/** What has to be saved. */
export const changed = <Item extends Changing>(items: ReadonlyArray<Item>): ReadonlyArray<Item> =>
  items.filter(({ change }) => change !== "Unchanged")
