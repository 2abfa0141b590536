/** One reactive value, so that plain modules can hold state without being rune files themselves. */
export class Box<T> {
  value = $state.raw() as T;
  constructor(value: T) {
    this.value = value;
  }
}
