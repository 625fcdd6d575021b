export const typing = 'typo';
export const activity = 'collecting_user_activity_data';
