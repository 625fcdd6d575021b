import {
  type CheckRule,
  checkForm,
  evaluate,
  type Fault,
  type FieldResult,
  fieldInput,
} from '../rules/checkForm.ts';
import { checks } from '../rules/checks.ts';
import type { FieldValue, FieldValues, FormEntries } from '../rules/FormEntries.ts';
import type { Rule, Schema } from '../rules/Rule.ts';

/** The rule engine as other scripts know it: they call its rules, add their own, or install middleware. */
export interface Swv {
  readonly validators: Record<string, Validator>;
  validate(schema: Schema, formData: FormEntries, options?: object): Map<string, FieldResult>;
  /** The middleware added last runs first. */
  use(middleware: (check: RuleCheck, next: (check: RuleCheck) => void) => void): void;
}

/** Called with a rule as `this`; throws the fault. */
type Validator = (this: Rule, formDataTree: FormDataTree, options?: object) => void;

interface FormDataTree {
  getAll(field: string): readonly FieldValue[];
}

interface RuleCheck {
  readonly ruleObj: Rule;
  readonly formDataTree: FormDataTree;
  readonly options: object;
}

export function createSwv(): Swv {
  const validators: Swv['validators'] = Object.create(null);
  // By the validator's name, not the rule's: other rules call these validators.
  for (const name of [...Object.keys(checks), 'all', 'any'])
    validators[name] = function (tree, options = {}) {
      const inputOf = (field: string) => fieldInput(tree.getAll(field));
      const fault = evaluate({ ...this, rule: name }, inputOf, checkBy(tree, options));
      if (fault) throw fault;
    };

  let handle = ({ ruleObj, formDataTree, options }: RuleCheck): void =>
    validators[ruleObj.rule]?.call(ruleObj, formDataTree, options);

  function checkBy(formDataTree: FormDataTree, options: object): CheckRule {
    return (ruleObj) => {
      if (!validators[ruleObj.rule]) return null;
      try {
        handle({ ruleObj, formDataTree, options });
        return null;
      } catch (thrown) {
        if (thrown instanceof Error) throw thrown;
        return thrown as Fault;
      }
    };
  }

  return {
    validators,
    validate: (schema, formData, options = {}) =>
      checkForm(schema, formData, (values) => checkBy(treeOf(values), options)),
    use(middleware) {
      const next = handle;
      handle = (check) => middleware(check, next);
    },
  };
}

function treeOf(values: FieldValues): FormDataTree {
  return Object.assign(new Map(values), { getAll: (field: string) => values.get(field) ?? [] });
}
