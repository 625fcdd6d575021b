/** The original target of another host's form, before it was sent here to be checked. */
export const action = 'cleantalk_hidden_action';
export const method = 'cleantalk_hidden_method';
