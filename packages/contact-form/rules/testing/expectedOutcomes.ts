/** The expected result of `outcomesOfGeneratedForms`. Changes only if a rule is changed on purpose, or the generator. */
export const OUTCOMES_OF_GENERATED_FORMS = 1_425_486_615;
