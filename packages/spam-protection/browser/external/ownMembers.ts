/**
 * A form's own functions and properties, whatever its fields are called: one named `before` or `matches` shadows the form's. Only for
 * access to members: what takes a node takes the form itself.
 */
export function ownMembers(form: HTMLFormElement): HTMLFormElement {
  return new Proxy(form, {
    get(target, name) {
      const value: unknown = Reflect.get(HTMLFormElement.prototype, name, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}
